import Foundation  // from our engine
import RxSwift
import RxRelay
// A Realm-like store with change sets.
struct ChangeSet { let deleted: [Int], inserted: [Int], updated: [Int] }
final class Table<Model: Equatable> {
  private let items = BehaviorRelay<[Model]>(value: [])
  private let key: KeyPath<Model, Int>
  init(key: KeyPath<Model, Int>) { self.key = key }
  func write(_ change: (inout [Model]) throws -> Void) rethrows {
    var copy = items.value
    try change(&copy)
    items.accept(copy)
  }
  func collection(synchronousStart: Bool = true) -> Observable<[Model]> {
    synchronousStart ? items.asObservable() : items.observe(on: MainScheduler.asyncInstance)
  }
  func changeset() -> Observable<([Model], ChangeSet?)> {
    let key = self.key
    return items.scan((nil as [Model]?, [Model](), nil as ChangeSet?)) { acc, new in
      guard acc.0 != nil else { return (new, new, nil) }
      let old = acc.1
      let deleted = old.indices.filter { i in !new.contains { $0[keyPath: key] == old[i][keyPath: key] } }
      let inserted = new.indices.filter { i in !old.contains { $0[keyPath: key] == new[i][keyPath: key] } }
      let updated = new.indices.filter { i in old.contains { $0[keyPath: key] == new[i][keyPath: key] && $0 != new[i] } }
      return (new, new, ChangeSet(deleted: deleted, inserted: inserted, updated: updated))
    }.map { ($0.1, $0.2) }
  }
  static func add(to table: Table<Model>, update: Bool = true) -> AnyObserver<[Model]> {
    return AnyObserver { event in
      switch event {
      case .next(let models): table.write { $0.append(contentsOf: models) }
      case .error(let e): print("error in observer", e)
      case .completed: print("add completed")
      }
    }
  }
}
struct Lap: Equatable { let id: Int; var text: String }
let bag = DisposeBag()
let laps = Table<Lap>(key: \.id)
laps.collection().map { "laps: \($0.count)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
laps.changeset().subscribe(onNext: { results, changes in
  if let changes = changes {
    print("deleted: \(changes.deleted) inserted: \(changes.inserted) updated: \(changes.updated)")
  } else { print("initial", results.count) }
}).disposed(by: bag)
Observable.of([Lap(id: 1, text: "a")], [Lap(id: 2, text: "b"), Lap(id: 3, text: "c")]).subscribe(Table.add(to: laps)).disposed(by: bag)
laps.write { $0[0].text = "A"; $0.remove(at: 1) }
struct Abort: Error {}
do { try laps.write { _ in throw Abort() } } catch { print("aborted", error) }
laps.collection(synchronousStart: false).map(\.count).subscribe { print("async", $0) }.disposed(by: bag)
print("end")
