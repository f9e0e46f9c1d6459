let a = 1 <> 2
let b = 1 =! 2
let c = √16
let d = 3 === 4
