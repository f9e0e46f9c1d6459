// from swiftc
import Foundation
struct Money: Hashable, Comparable, CustomStringConvertible { let cents: Int; let code: String
    init(_ amount: Decimal, _ code: String = "USD") { self.code = code; var a = amount * 100, r = Decimal(); NSDecimalRound(&r, &a, 0, .bankers); cents = NSDecimalNumber(decimal: r).intValue }
    var description: String { "\(code) \(cents / 100).\(String(format: "%02d", abs(cents % 100)))" }
    static func + (a: Money, b: Money) -> Money { precondition(a.code == b.code); return Money(Decimal(a.cents + b.cents) / 100, a.code) }
    static func * (a: Money, k: Decimal) -> Money { Money(Decimal(a.cents) / 100 * k, a.code) }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    func split(_ n: Int) -> [Money] { let (q, r) = cents.quotientAndRemainder(dividingBy: n); return (0..<n).map { Money(Decimal(q + ($0 < r ? 1 : 0)) / 100, code) } } }
extension Sequence where Element == Money { func total() -> Money? { var it = makeIterator(); guard let f = it.next() else { return nil }; return IteratorSequence(it).reduce(f, +) } }
let m = Money(10); print(m.split(3), m.split(3).total()!, m * 0.125, [Money(3), Money(1.995)].max()!, Money(2.675).cents, Money(0.125).cents, [Money]().total() as Any)
print(Decimal(1) / 3, (Decimal(10) / 4).description, Decimal(string: "12.345")!.rounded(2), NSDecimalNumber(value: 1.5).adding(2), Decimal(0.1) + Decimal(0.2) == Decimal(0.3), pow(Decimal(2), 10), Decimal.pi > 3)
extension Decimal { func rounded(_ n: Int) -> Decimal { var v = self, r = Decimal(); NSDecimalRound(&r, &v, n, .plain); return r } }
print(Locale(identifier: "en_US").currencyCode ?? "-", Locale(identifier: "fr_FR").decimalSeparator ?? "-", Locale(identifier: "de_DE").localizedString(forLanguageCode: "en") ?? "-")
