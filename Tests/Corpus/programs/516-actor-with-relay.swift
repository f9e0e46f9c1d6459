// from our engine
import RxRelay
import RxSwift
// An actor that publishes its state through a relay
actor Inventory {
    private var stock: [String: Int] = [:]
    private let changes = PublishRelay<(String, Int)>()
    nonisolated let updates: Observable<String>
    init() {
        updates = changes.map { "\($0.0) = \($0.1)" }.asObservable()
    }
    func add(_ count: Int, of name: String) {
        stock[name, default: 0] += count
        changes.accept((name, stock[name]!))
    }
    func remove(_ name: String) -> Bool {
        guard let count = stock[name], count > 0 else { return false }
        stock[name] = count - 1
        changes.accept((name, count - 1))
        return true
    }
}
let inventory = Inventory()
let bag = DisposeBag()
inventory.updates.subscribe(onNext: { print($0) }).disposed(by: bag)
await inventory.add(2, of: "pear")
await inventory.add(1, of: "fig")
print(await inventory.remove("pear"), await inventory.remove("nut"))
await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<3 { group.addTask { await inventory.remove("fig") } }
    var removed = 0
    for await ok in group where ok { removed += 1 }
    print("removed", removed)
}
