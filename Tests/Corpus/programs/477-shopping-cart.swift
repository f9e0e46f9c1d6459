import Foundation  // from our engine
import RxSwift
import RxRelay
struct Chocolate: Equatable, Hashable { let priceInDollars: Float; let countryName: String }
final class ShoppingCart {
    static let sharedCart = ShoppingCart()
    let chocolates: BehaviorRelay<[Chocolate]> = BehaviorRelay(value: [])
    var totalCost: Float { chocolates.value.reduce(0) { $0 + $1.priceInDollars } }
    var itemCountString: String {
        guard chocolates.value.count > 0 else { return "nothing" }
        let setOfChocolates = Set<Chocolate>(chocolates.value)
        let itemStrings: [String] = setOfChocolates.map { chocolate in
            let count: Int = chocolates.value.reduce(0) { runningTotal, reduceChocolate in
                chocolate == reduceChocolate ? runningTotal + 1 : runningTotal
            }
            return "\(chocolate.countryName): \(count)"
        }
        return itemStrings.sorted().joined(separator: "\n")
    }
}
let formatter = NumberFormatter()
formatter.numberStyle = .currency
formatter.locale = Locale(identifier: "en_US")
let cart = ShoppingCart.sharedCart
let bag = DisposeBag()
cart.chocolates.asObservable().map { "\($0.count) \(formatter.string(from: NSNumber(value: cart.totalCost)) ?? "?")" }
    .subscribe(onNext: { print($0) }).disposed(by: bag)
let belgian = Chocolate(priceInDollars: 8, countryName: "Belgium")
cart.chocolates.accept(cart.chocolates.value + [belgian])
cart.chocolates.accept(cart.chocolates.value + [belgian, Chocolate(priceInDollars: 2.5, countryName: "Norway")])
print(cart.itemCountString)
