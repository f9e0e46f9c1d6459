import Foundation
// Calls, conversions and captures that were refused.
func g(_ x: @autoclosure () -> Int) { print("g later") }
func g(_ x: String) { print("g text") }
func g(_ x: Int) { print("g now") }
g("a")
struct Holder { var h: (Int) -> Void }
let n = ((((((((1 as NSNumber) as NSNumber) as NSNumber) as NSNumber) as NSNumber) as NSNumber) as NSNumber) as NSNumber)
print(n)
print(NSNumber(value: (NSNumber(value: (NSNumber(value: 2) as NSNumber).intValue) as NSNumber).intValue) as NSNumber)
print("x" as NSString, 1.5 as NSNumber, true as NSNumber)
let d = 3 as Decimal
print(d)
final class Model {
    var cb: (() -> Void)?
    var value = 1
    func run(_ f: @escaping () -> Void) { f() }
    func start() {
        cb = { self.run { [weak self] in print(self?.value ?? 0) } }
        cb?()
        let later = Later()
        cb = { later.run { [weak self] in print(self?.value ?? -1) } }
        cb?()
    }
}
final class Later { func run(_ f: @escaping () -> Void) { f() } }
Model().start()
