// The number of blocks that the calling thread has allocated, with glibc only.
long allocationCount(void);
