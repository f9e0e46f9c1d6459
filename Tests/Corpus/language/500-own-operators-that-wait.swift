import Foundation
// Operators of one's own that change their left side and evaluate the right one when they want it.
infix operator &&=: AssignmentPrecedence
infix operator ||=: AssignmentPrecedence
infix operator ?=: AssignmentPrecedence
func &&= (a: inout Bool, b: @autoclosure () throws -> Bool) rethrows { a = try a && b() }
func ||= (a: inout Bool, b: @autoclosure () -> Bool) { if !a { a = b() } }
func ?= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var asked: [String] = []
func ask(_ name: String, _ answer: Bool) -> Bool { asked.append(name); return answer }
var flag = true
flag &&= ask("a", true); flag &&= ask("b", false); flag &&= ask("never", true); flag ||= ask("c", 2 > 1); flag ||= ask("never", true)
print(flag, asked)
struct Switches { var isOn = false; var names: [String: Bool] = ["x": true]; mutating func all(_ b: Bool) { isOn ||= b; names["x"]! &&= !b } }
var switches = Switches(); switches.all(true); print(switches.isOn, switches.names)
var cache: [Int: String] = [:]
for n in [1, 2, 1] { cache[n] ?= "made \(n)/\(asked.count)" }
print(cache.sorted { $0.key < $1.key }.map(\.value))
var bits = 0b1001; bits &<<= 2; bits &>>= 1; var byte: UInt8 = 0x81; byte &<<= 9; print(bits, byte)
// A function that is only borrowed goes on to one that takes a tuple.
func combine<A, B, C>(_ a: some Sequence<A>, _ b: some Sequence<B>, _ f: (A, B) -> C) -> [C] { zip(a, b).map(f) }
func total(_ pairs: [(Int, Int)], _ f: (Int, Int) throws -> Int) rethrows -> Int { try pairs.map(f).reduce(0, +) }
print(combine(1...3, "abc") { "\($1)\($0)" }, total([(2, 3), (4, 5)], *))
// Generic code sees the type it was given.
func told<T>(_ value: T) -> String { "\(T.self) \(type(of: value)) \(type(of: value as Any))" }
protocol Shape {}; struct Dot: Shape {}; class Base {}; class Derived: Base {}
print(told(1), told("a" as Any), told(Dot() as any Shape), told(Derived() as Base), told(nil as Int?), separator: "; ")
func opened<T: Shape>(_ shape: T) -> String { told(shape) }
print(opened(Dot()), ([Dot()] as [any Shape]).map { opened($0) })
// A collection that learns in two steps that its indices can be counted.
struct Ring<T>: Collection { var items: [T]; var turn = 0; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { items[(i + turn) % items.count] } }
extension Ring: RandomAccessCollection {}
let ring = Ring(items: ["a", "b", "c"], turn: 1)
print(ring.indices, ring.reversed().map { $0 }, ring.last!, ring.index(before: 2), type(of: ring.indices))
let odd = (1...5).lazy.filter { n in print("ask \(n)", terminator: " "); return n % 2 == 0 }
print(odd.first!)
print(M_PI, M_PI_2, M_E, M_LN2, M_SQRT2, log(M_E), Int(M_PI * 100))
