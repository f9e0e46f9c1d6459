// A literal below zero for a UInt128
let none: UInt128 = 0
let less: UInt128 = -1
