print(1)
#endif
