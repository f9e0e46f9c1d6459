let mask = 0b102
let price = 1.5x
