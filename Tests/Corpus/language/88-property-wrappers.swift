@propertyWrapper struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: String { "c\(value)" }
}
struct S { @Clamped(0...10) var n = 20; @Clamped(-5...5) var m: Int = 3 }
var s = S()
print(s.n, s.$n, s.m)
s.n = -5; s.m += 10
print(s.n, s.m, s.$m)
let t = S(n: 4)
print(t.n, t.m, S(n: 30, m: -30).$m)
@propertyWrapper struct Capitalized { var wrappedValue: String { didSet { wrappedValue = wrappedValue.capitalized } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.capitalized } }
import Foundation
struct User { @Capitalized var first: String; @Capitalized var last: String = "none"; var age = 3 }
var u = User(first: "john", age: 4)
print(u.first, u.last, u.age)
u.last = "appleseed"
print(u.last, User(first: "a", last: "b").last)
class Account {
    @Clamped(0...100) var balance: Int = 50 { didSet { print("balance", oldValue, "->", balance) } willSet { print("will", newValue) } }
    @Capitalized var owner: String
    init(owner: String) { self.owner = owner }
    func show() { print(balance, $balance, _balance.range, owner) }
}
let a = Account(owner: "zoe")
a.balance = 300
a.show()
a.owner = "max"
a.show()
