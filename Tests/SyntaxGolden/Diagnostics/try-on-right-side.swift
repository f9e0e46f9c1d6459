let a = 1 + try load()
