// from swiftc
struct Account { private(set) var balance = 0.0; var history: [Double] = []
    mutating func deposit(_ x: Double) throws { guard x > 0 else { throw E.bad(x) }; balance += x; history.append(x) }
    mutating func reset() { self = Account() }
    enum E: Error { case bad(Double) } }
func transfer(_ x: Double, from a: inout Account, to b: inout Account) throws { try b.deposit(x); a.history.append(-x) }
var a = Account(), b = Account()
try a.deposit(5); try transfer(2, from: &a, to: &b); print(a.history, b.balance); a.reset(); print(a)
do { try a.deposit(-1) } catch Account.E.bad(let x) where x < 0 { print("bad", x) }
var grid = [[0, 0], [0, 0]]; grid[1][0] += 5; grid[0].append(9); grid.indices.forEach { grid[$0][0] -= 1 }; print(grid)
func update(_ xs: inout [Int], at i: Int, _ f: (inout Int) -> Void) { f(&xs[i]) }
update(&grid[0], at: 1) { $0 = 42 }; print(grid)
var dict = ["a": [1]]; dict["a"]?.append(2); dict["b", default: []] += [3]; dict["a"]![0] *= 10; print(dict.sorted { $0.key < $1.key }.map(\.value))
var opt: Int? = 3; opt? += 1; opt = opt.map { $0 * 2 }; print(opt!, opt.flatMap { $0 > 100 ? $0 : nil } as Any)
var tup = (1, (2, "x")); tup.1.1 += "y"; tup.0 += 1; print(tup)
var str = "abc"; str.insert("Z", at: str.index(after: str.startIndex)); str.remove(at: str.startIndex); str.replaceSubrange(str.startIndex...str.startIndex, with: "__"); str.removeAll { $0 == "c" }; print(str); str += "!"; str.append(contentsOf: ["a", "b"]); print(str)
