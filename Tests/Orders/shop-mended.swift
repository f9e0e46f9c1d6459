// The same shop: flatMapLatest drops an answer to an older text.
import Foundation
import RxSwift

struct Item {
    let name: String
    let price: Int
}

enum Shop {
    static let items = [
        Item(name: "lamp", price: 30), Item(name: "lantern", price: 45), Item(name: "ladder", price: 80),
    ]
    private static let network = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    static func search(_ text: String) -> Observable<[Item]> {
        Observable.just(items.filter { $0.name.hasPrefix(text) })
            .delay(.milliseconds(100), scheduler: network)
            .observe(on: MainScheduler.instance)
    }

    static func stock(of item: Item) -> Observable<String> {
        Observable.just("\(item.name): \(item.price / 7) left")
            .delay(.milliseconds(50), scheduler: network)
            .observe(on: MainScheduler.instance)
    }
}

final class ShopViewModel {
    let query = PublishSubject<String>()
    let chosen = PublishSubject<Item>()
    let found: Observable<String>
    let total: Observable<Int>
    let stock: Observable<[String]>

    init() {
        found = query
            .distinctUntilChanged()
            .flatMapLatest { text in Shop.search(text) }
            .map { items in items.map(\.name).joined(separator: ", ") }
        total = chosen.scan(0) { $0 + $1.price }.startWith(0)
        stock = chosen.concatMap { Shop.stock(of: $0) }.scan([]) { $0 + [$1] }
    }
}

let model = ShopViewModel()
let bag = DisposeBag()
var screen: [String: String] = [:]
model.found.subscribe(onNext: { screen["found"] = $0 }).disposed(by: bag)
model.total.subscribe(onNext: { screen["total"] = "\($0)" }).disposed(by: bag)
model.stock.subscribe(onNext: { screen["stock"] = $0.joined(separator: ", ") }).disposed(by: bag)

for text in ["l", "la", "lan"] { model.query.onNext(text) }
model.chosen.onNext(Shop.items[0])
model.chosen.onNext(Shop.items[2])

Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
    .subscribe(onNext: { _ in
        for key in screen.keys.sorted() { print(key, screen[key] ?? "") }
    })
    .disposed(by: bag)
