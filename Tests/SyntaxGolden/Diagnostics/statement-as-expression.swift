print(if ok { 1 } else { 2 })
let n = 1 + switch ok { default: 2 }
