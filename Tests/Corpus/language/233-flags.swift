var flags: UInt8 = 0b0000_1010
flags |= 1 << 2
flags &= ~(1 << 1)
flags ^= 0xF0
let d: Double = -(3 + 4)
print(flags, ~5, ~(1 << 3), d)
