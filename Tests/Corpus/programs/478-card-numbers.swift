import RxSwift  // from our engine
import RxRelay
enum CardType: CaseIterable {
    case unknown, amex, mastercard, visa
    static func from(_ string: String) -> CardType { allCases.first { $0.matches(string) } ?? .unknown }
    func matches(_ s: String) -> Bool {
        switch self {
        case .amex: return s.hasPrefix("34") || s.hasPrefix("37")
        case .mastercard: return (51...55).contains(Int(s.prefix(2)) ?? 0)
        case .visa: return s.first == "4"
        case .unknown: return false
        }
    }
    var expectedDigits: Int { self == .amex ? 15 : 16 }
}
extension String {
    var isLuhnValid: Bool {
        let digits = compactMap { $0.wholeNumberValue }
        guard digits.count == count, !isEmpty else { return false }
        let sum = digits.reversed().enumerated().map { i, d in i % 2 == 1 ? (d * 2 > 9 ? d * 2 - 9 : d * 2) : d }.reduce(0, +)
        return sum.isMultiple(of: 10)
    }
    func grouped(by size: Int) -> String {
        enumerated().map { $0 > 0 && $0 % size == 0 ? " \($1)" : "\($1)" }.joined()
    }
}
let number = BehaviorRelay(value: "")
let type = number.map(CardType.from).distinctUntilChanged().share(replay: 1)
let valid = Observable.combineLatest(number, type) { $0.count == $1.expectedDigits && $0.isLuhnValid }.distinctUntilChanged()
_ = type.subscribe(onNext: { print("type", $0) })
_ = valid.subscribe(onNext: { print("valid", $0) })
["4", "4242424242424242", "378282246310005", "51"].forEach(number.accept)
print("4242424242424242".grouped(by: 4))
