print(1, )
let all = [1, , 2]
let x = )
