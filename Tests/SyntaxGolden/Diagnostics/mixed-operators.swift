let a = 1 < 2 < 3
let b = 1 & 2 << 3 << 4
