let a = foo(bar(1)
let b = [1, 2
func f<T(x: T) {}
