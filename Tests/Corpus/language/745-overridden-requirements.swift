// Expected: compiled with swiftc 6.3. What a subclass observes or overrides, a protocol's members meet as well.
protocol Account: AnyObject { var balance: Double { get set } }
extension Account { func deposit(_ a: Double) { balance += a }; func reset() { balance = 0 } }
protocol Plain { var balance: Double { get set } }
extension Plain { mutating func add(_ a: Double) { balance += a } }
class Basic: Account, Plain { var balance = 0.0 { didSet { print("did", oldValue) } } }
class Savings: Basic { override var balance: Double { willSet { print("will", newValue) } } }
class Doubling: Basic { override var balance: Double { get { super.balance } set { super.balance = newValue * 2 } } }
let s = Savings(), d = Doubling()
s.deposit(3); s.balance += 1; s.reset()
d.deposit(3); d.balance += 1; print(d.balance)
let a: any Account = s; a.deposit(1); a.balance += 5; a.balance = 2
var p: any Plain = s; p.add(4); p.balance += 1
func g<T: Account>(_ t: T) { t.balance += 7; t.balance = 1; t[keyPath: \.balance] += 1 }
g(s); g(d); print(d.balance)
func h(_ b: Basic) { b.balance += 2; inc(&b.balance) }
func inc(_ x: inout Double) { x += 1 }
h(s); h(d); print(d.balance)
let k = \Basic.balance; s[keyPath: k] = 9; let rk: ReferenceWritableKeyPath<Basic, Double> = \.balance; s[keyPath: rk] += 1
