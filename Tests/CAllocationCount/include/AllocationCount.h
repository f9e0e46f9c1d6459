// The number of blocks that the calling thread has allocated; -1 where they are not counted.
long allocationCount(void);
