#if DEBUG  // from swiftc
let mode = "debug"
#else
let mode = "release"
#endif
#if os(Linux) || os(macOS)
print("desktop")
#elseif os(iOS)
print("phone")
#endif
if #available(iOS 15, macOS 12, *) { print("new") } else { print("old") }
@available(*, deprecated, message: "use b") func a() -> Int { 1 }
@discardableResult func b() -> Int { print("b"); return 2 }
b(); _ = a()
@inlinable public func sq(_ x: Int) -> Int { x * x }; print(sq(4), #line, #function, (#fileID as String).isEmpty)
assert(sq(2) == 4, "math"); precondition(true)
func trace(_ m: String, line: UInt = #line, fn: String = #function) { print(m, line, fn) }; func caller() { trace("here") }; caller()
typealias Handler<T> = (Result<T, any Error>) -> Void; let h: Handler<Int> = { if case .success(let v) = $0 { print("v", v) } }; h(.success(3))
let `class` = "kw"; print(`class`); enum Op { case `default`, `in` }; print(Op.default, Op.in)
print(MemoryLayout<Int>.size, MemoryLayout<UInt8>.stride, MemoryLayout<Double>.alignment, MemoryLayout<(Int8, Int32)>.size, MemoryLayout<Bool?>.size)
struct Deep { struct Inner { enum E { case x } ; static let v = E.x }; typealias I = Inner }; print(Deep.I.v, Deep.Inner.E.self)
; print("end", separator: "", terminator: ".\n")
