enum E: Error { case a, b(Int) }
func f() throws(E) {}
func ff() throws(E) { throw .a }
func u() throws {}
func g(_ b: () throws(E) -> Void) throws(E) { try b() }
do { try g { () throws(E) in throw .a } } catch .a { print("a!") } catch { print("other") }
func gen<F: Error>(_ b: () throws(F) -> Void) throws(F) { try b() }
do { try gen { throw E.a } } catch {
    print(type(of: error))
    let x = error
    print(x)
}
do { try gen { try ff() } } catch {
    print(type(of: error))
    let x = error
    print(x)
}
func h(_ r: Result<Int, E>) {
    do { print(try r.get()) } catch {
        switch error {
        case .a: print("case a")
        case .b(let n): print("case b", n)
        }
    }
}
h(.failure(.a))
h(.success(2))
h(.failure(.b(4)))
func k(_ r: Result<Int, E>) throws(E) {
    do { print(try r.get()) } catch .a { print("ka") } catch .b(let n) where n > 0 { print("kb") }
}
do { try k(.failure(.b(0))) } catch { print(error) }
print(type(of: f), type(of: u), type(of: g))
let cl = { () throws(E) -> Int in throw .b(3) }
print(type(of: cl))
do { _ = try cl() } catch {
    let e: E = error
    print(e)
}
func mixed() throws(E) { do { try u() } catch { throw .b(9) } }
func thru() throws(E) { do { try f() } catch .a { print("x") } }
let z: () throws -> Void = f
let opt = Optional(3)
do { _ = try opt.map { (n) throws(E) -> Int in throw .a } } catch {
    let e: E = error
    print("opt", e)
}
do { _ = try [1].map { (n) throws(E) -> Int in throw .a } } catch {
    let e: E = error
    print("arr", e)
}
do { _ = try [1: 2].mapValues { (n) throws(E) -> Int in throw .a } } catch { print("mv", error is E) }
