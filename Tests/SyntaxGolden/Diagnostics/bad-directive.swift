#if DEBUG &&
print(1)
#endif
