// Expected: compiled with swiftc 6.3. Overloads for one and for several; functions whose names are modifiers elsewhere.
struct P { let c: [Double]
  func callAsFunction(_ x: Double) -> Double { x * 2 }
  func callAsFunction(_ xs: Double...) -> [Double] { xs.map { self($0) } }
  func at(_ x: Double) -> Double { x * 2 }
  func at(_ xs: Double...) -> [Double] { xs.map { at($0) } }
}
let p = P(c: [])
print(p(3), p(0, 0.5, 1), p(), p.at(3), p.at(3, 4))
func free(_ x: Double) -> Double { x }
func free(_ x: Double...) -> [Double] { x }
print(free(3), free(1, 2))
let k = 2.5
print(p(k), free(k))
enum S { case idle, moving(Int) }
func open(then x: Int?) { print("open", x as Any) }
func tick(_ s: S, _ r: Set<Int>, _ f: Int) {
    switch s {
    case .idle where r.contains(f):
        open(then: nil)
    case .idle:
        print("idle")
    case .moving(let d):
        print(d)
    }
}
tick(.idle, [1], 1)
func dynamic(_ x: Int) { print(x) }
func lazy(_ x: Int) { print(x) }
func final(x: Int) { print(x) }
func run(_ s: Int?) {
 switch s {
 case nil:
  dynamic(1)
  lazy(2)
  final(x: 3)
 case 1?:
 print(1)
 default: print(2) } }
run(nil)
func required() { print(5) }
func g2() { required()
 let x = 1
 print(x) }
g2()
func weak() {}
