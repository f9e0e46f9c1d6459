enum E: Error { case a, b(Int) }
func f(_ n: Int) throws(E) -> Int {
    if n > 2 { throw .b(n) }
    return n
}
do {
    print(try f(1))
    print(try f(3))
} catch {
    switch error {
    case .a: print("a")
    case .b(let n): print("b", n)
    }
}
do throws(E) { _ = try f(5) } catch .b(let n) { print("caught", n) } catch { print(error) }
func g<T, F: Error>(_ body: () throws(F) -> T) throws(F) -> T { try body() }
print(g { 4 })
do { print(try g { () throws(E) -> Int in throw E.a }) } catch { print(error) }
struct Bad: Error, CustomStringConvertible { let description: String }
struct Parser {
    init(_ s: String) throws(Bad) { if s.isEmpty { throw Bad(description: "empty") } }
    var value: Int { get throws(Bad) { throw Bad(description: "no value") } }
}
do {
    let p = try Parser("x")
    _ = try p.value
} catch { print(error.description) }
func never() throws(Never) -> Int { 3 }
print(never())
let r = Result { () throws(E) -> Int in try f(9) }
print(r)
let xs = [1, 2, 3]
do {
    let ys = try xs.map { (x) throws(E) -> Int in try f(x) }
    print(ys)
} catch { print("map", error) }
extension Result {
    func orThrow() throws(Failure) -> Success {
        switch self {
        case .success(let s): return s
        case .failure(let e): throw e
        }
    }
}
do { print(try Result<Int, E>.failure(.a).orThrow()) } catch { print(error == .a ? "a" : "?") }
extension E: Equatable {}
protocol Loader {
    associatedtype Failure: Error
    func load() throws(Failure) -> String
}
struct Sure: Loader { func load() -> String { "sure" } }
struct Unsure: Loader { func load() throws(E) -> String { throw .a } }
func use<L: Loader>(_ l: L) throws(L.Failure) -> String { try l.load() }
print(use(Sure()))
do { print(try use(Unsure())) } catch { print(error) }
let fn: (Int) throws(E) -> Int = f
print((try? fn(7)) as Any)
do { try print(fn(2)) } catch { print(error) }
