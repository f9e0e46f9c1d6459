print(1))
let a = [1]]
