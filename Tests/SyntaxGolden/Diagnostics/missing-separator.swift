print(1 2)
let all = [1, 2 3]
func f(a: Int b: Int) {}
