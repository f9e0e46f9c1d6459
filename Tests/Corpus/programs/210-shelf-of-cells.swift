import RxSwift  // from our engine
import RxCocoa

/// A list that makes its cells itself, of the class that the binding names.
class Cell {
    static var made = 0
    class var kind: String { "plain" }
    var text = ""
    let number: Int
    required init() {
        Cell.made += 1
        number = Cell.made
    }
    required init(number: Int) { self.number = number }
    class func spare() -> Self { self.init(number: 0) }
    func drawn() -> String { "[\(number) \(type(of: self).kind): \(text)]" }
}

final class BoldCell: Cell {
    override class var kind: String { "bold" }
    override func drawn() -> String { super.drawn().uppercased() }
}

final class Shelf: ReactiveCompatible {
    private(set) var lines: [String] = []
    private var reuse: [String: [Cell]] = [:]

    func dequeue<C: Cell>(_ type: C.Type) -> C {
        if let old = reuse[C.kind]?.popLast() as? C { return old }
        return C()
    }

    func show<C: Cell, Item>(_ items: [Item], as type: C.Type, configure: (Int, Item, C) -> Void) {
        var used: [C] = []
        lines = items.enumerated().map { row, item in
            let cell = dequeue(type)
            configure(row, item, cell)
            used.append(cell)
            return cell.drawn()
        }
        reuse[C.kind, default: []] += used as [Cell]
        let spare: C = .spare()
        print(lines.joined(separator: " "), "spare", spare.number, type == C.self)
    }
}

extension Reactive where Base: Shelf {
    func items<S: Sequence, C: Cell, Source: ObservableType>(
        cellType: C.Type = C.self
    ) -> (_ source: Source) -> (_ configure: @escaping (Int, S.Element, C) -> Void) -> Disposable
    where Source.Element == S {
        { source in
            { configure in
                source.subscribe(onNext: { [base] in base.show(Array($0), as: C.self, configure: configure) })
            }
        }
    }
}

let shelf = Shelf()
let bag = DisposeBag()
let titles = BehaviorRelay(value: ["tea", "rice"])
titles.bind(to: shelf.rx.items(cellType: BoldCell.self)) { row, title, cell in cell.text = "\(row) \(title)" }
    .disposed(by: bag)
titles.accept(["tea", "rice", "salt"])
Observable.just(1...2)
    .bind(to: shelf.rx.items()) { (_: Int, number: Int, cell: Cell) in cell.text = String(number * 10) }
    .disposed(by: bag)
print("made", Cell.made)
