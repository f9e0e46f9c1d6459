let level: UInt8 = 256
print(level)
