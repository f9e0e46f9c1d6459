class Temp { let v: Double; init?(_ s: String) { guard let d = Double(s) else { return nil }; v = d } }
class Kelvin: Temp { init!(force s: String) { super.init(s) } }
struct S { var n: Int; init!(n: Int) { if n < 0 { return nil }; self.n = n } }
print(Kelvin(force: "5").v, S(n: 3).n + 1, S(n: 4)!.n, S(n: -1) == nil)
let s = S(n: 2); print(type(of: s), s?.n as Any); let t: S = S(n: 7); print(t.n)
func f(_ n: Int) -> Int! { n > 0 ? n : nil }
let q = f(3) + 1; print(q, type(of: f(2)), f(-1) == nil, f(4)!)
extension S: Equatable {}
class Reg { static func make(_ n: Int) -> Reg! { n > 0 ? Reg() : nil }; var name: String! = "reg"; func len() -> Int { name.count }; lazy var alias: String! = name }
print(Reg.make(1).name.uppercased(), Reg.make(1).len(), Reg.make(0)?.name as Any, Reg.make(1).alias.count)
let fs = [1, 2].map { f($0) }; print(fs); if let x = f(5), x > 2 { print(x) }
let arr: [Int]! = [1, 2, 3]; for x in arr { print(x, terminator: " ") }; print(arr[1], arr.count, arr + [4])
var str: String! = nil; str = "a"; str += "b"; str.append("c"); print(str!, str as Any, "\(str!)", str == "abc", str.count)
struct V { var x: Double!; var label: String?; var d: [String: Int]! = ["a": 1] }
var v = V(); v.x = 2; v.x *= 3; v.d["b"] = 2; v.d["a"]! += 5; print(v.x + 1, v.d.count, v.d["a"]!, v.label ?? "none"); let cl: ((Int) -> Int)! = { $0 * 2 }; print(cl(4)); switch f(1) { case 1: print("one"); case .none: print("none"); default: break }

func grow(_ s: inout String) { s += "!" }; var text: String! = "t"; grow(&text); print(text!); var nums: [Int]! = [3, 1]; nums.sort(); nums += [9]; nums[0] -= 1; print(nums!, nums.map { $0 + 1 }, nums == [0, 3, 9]); var n: Int! = 4; n += 1; n *= n; print(n + 1, -n, n > 3, n == 25, n...30, [n, 1], n as Any); let b: Bool! = true; if b { print("b") }; print(!b, b && true, b ? 1 : 2); while n > 20 { n -= 3 }; print(n!)
class Up { let v: Int; init!(_ n: Int) { if n < 0 { return nil }; v = n } }; class Down: Up { init(plain n: Int) { super.init(n) }; convenience init(two n: Int) { self.init(plain: n * 2) } ; override init?(_ n: Int) { super.init(n) } }
print(Down(plain: 2).v, Down(two: 4).v, Down(-1) == nil); struct Q { let n: Int; init!(_ n: Int) { if n == 0 { return nil }; self.n = n }; init(safe n: Int) { self.init(n) } }; print(Q(safe: 3).n); let made = [1, 0].map { Q($0) }; print(made.count, made[1] == nil); let mapped: [Q] = [1, 2].map { Q($0) }; print(mapped.map(\.n))
