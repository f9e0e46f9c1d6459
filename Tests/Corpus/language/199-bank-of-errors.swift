import Foundation
// bank with errors, Result, rethrows, defer, custom errors, localized
enum BankError: Error, Equatable, CustomStringConvertible {
  case insufficient(needed: Decimal2), frozen(reason: String?), unknown
  var description: String {
    switch self {
    case .insufficient(let needed): return "need \(needed) more"
    case .frozen(let reason?): return "frozen: \(reason)"
    case .frozen(nil): return "frozen"
    case .unknown: return "?"
    }
  }
}
struct Decimal2: Hashable, Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  static let zero = Decimal2(cents: 0)
  static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
  static func - (a: Self, b: Self) -> Self { .init(cents: a.cents - b.cents) }
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  static prefix func - (a: Self) -> Self { zero - a }
  var description: String { String(format: "%@%d.%02d", cents < 0 ? "-" : "", abs(cents) / 100, abs(cents) % 100) }
}
class Account {
  let owner: String
  fileprivate(set) var balance: Decimal2 { willSet { if newValue < .zero { print("! overdrawn \(newValue)") } } didSet { history.append(balance - oldValue) } }
  private(set) var history: [Decimal2] = []
  var isFrozen: String??
  init(_ owner: String, _ start: Decimal2 = 0) { self.owner = owner; balance = start }
  func withdraw(_ amount: Decimal2) throws {
    if let reason = isFrozen { throw BankError.frozen(reason: reason) }
    guard balance >= amount else { throw BankError.insufficient(needed: amount - balance) }
    balance -= amount
  }
}
extension Account: CustomDebugStringConvertible { var debugDescription: String { "Account(\(owner): \(balance))" } }
struct Bank {
  var accounts: [String: Account] = [:]
  subscript(name: String) -> Account { get throws { guard let a = accounts[name] else { throw BankError.unknown }; return a } }
  func transfer(_ amount: Decimal2, from a: String, to b: String) -> Result<Decimal2, Error> {
    Result { let (x, y) = (try self[a], try self[b]); try x.withdraw(amount); defer { print("moved \(amount)") }; y.balance += amount; return x.balance }
  }
  func each(_ body: (Account) throws -> Void) rethrows { for (_, a) in accounts.sorted(by: { $0.key < $1.key }) { try body(a) } }
}
var bank = Bank()
for (n, b) in [("ann", 100), ("bob", 20.5)] as [(String, Decimal2)] { bank.accounts[n] = Account(n, b) }
func report(_ r: Result<Decimal2, Error>) {
  switch r {
  case .success(let left): print("left", left)
  case .failure(BankError.insufficient(let n)) where n > 50: print("way too much:", n)
  case .failure(let e as BankError): print("bank:", e, e == .unknown)
  case .failure(let e): print(e)
  }
}
report(bank.transfer(30.25, from: "ann", to: "bob"))
report(bank.transfer(300, from: "ann", to: "bob"))
report(bank.transfer(80, from: "ann", to: "bob"))
report(bank.transfer(1, from: "ann", to: "zed"))
try bank["bob"].isFrozen = .some("audit")
report(bank.transfer(1, from: "bob", to: "ann"))
try bank["bob"].isFrozen = .some(nil)
report(bank.transfer(1, from: "bob", to: "ann"))
bank.each { debugPrint($0, $0.history) }
do { try bank.each { a in if a.owner == "bob" { try a.withdraw(1) } else { print("ok", a.owner) } } }
catch BankError.frozen(let r) where r == nil { print("frozen without reason") }
catch { print("other", error) }
let doubled = bank.transfer(0, from: "ann", to: "ann").map { $0 + $0 }.mapError { _ in BankError.unknown }
print(doubled, (try? doubled.get()) ?? -1, bank.transfer(9999, from: "ann", to: "bob").flatMap { _ in .success(1) })
func first<T>(_ list: [T], where test: (T) throws -> Bool) rethrows -> T? { for x in list where try test(x) { return x }; return nil }
print(try first([1, 2, 3]) { if $0 > 5 { throw BankError.unknown }; return $0 == 2 } ?? 0)
struct Wrapped: LocalizedError { let inner: Error; var errorDescription: String? { "wrapped <\(inner)>" }; var failureReason: String? { "because" } }
let e: Error = Wrapped(inner: BankError.frozen(reason: "x"))
print(e.localizedDescription, (e as? LocalizedError)?.failureReason ?? "-", (e as! Wrapped).inner as? BankError == .frozen(reason: "x"))
func nested() throws -> Int {
  defer { print("out") }
  do { defer { print("inner") }; throw BankError.unknown } catch BankError.unknown { print("caught"); throw Wrapped(inner: BankError.unknown) }
}
print((try? nested()) as Any)
