// An Int128 is no Int
let wide: Int128 = 5
let plain: Int = wide
