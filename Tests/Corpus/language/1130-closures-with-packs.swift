// The parameters of a closure may be a pack of the enclosing function.

func lift<each T, R>(_ f: @escaping (repeat each T) -> R) -> (repeat each T) -> R {
    { (x: repeat each T) in f(repeat each x) }
}
let add = lift { (a: Int, b: Int) in a + b }
print(add(1, 2), lift { 5 }())

func logged<each A, R>(_ name: String, _ f: @escaping (repeat each A) -> R) -> (repeat each A) -> R {
    return { (a: repeat each A) -> R in
        print("call", name)
        return f(repeat each a)
    }
}
let join = logged("join") { (a: Int, b: String) in b + String(a) }
print(join(1, "x"))
