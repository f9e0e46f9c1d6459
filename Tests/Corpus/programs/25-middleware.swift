import RxSwift  // from our engine
import RxRelay

// A store whose dispatch is wrapped by middleware: a lazy property that folds closures over itself.
protocol Command {}
enum Count: Command { case up, down, to(Int) }
struct Rename: Command { let name: String }
struct Board: Equatable { var count = 0; var name = "untitled" }
typealias Next = (Command) -> Void

final class Store {
    private let board = BehaviorRelay(value: Board())
    private let middleware: [(@escaping Next) -> Next]
    private lazy var dispatch: Next = middleware.reversed().reduce({ [unowned self] command in
        var next = self.board.value
        switch command {
        case Count.up: next.count += 1
        case Count.down: next.count -= 1
        case Count.to(let n): next.count = n
        case let rename as Rename: next.name = rename.name
        default: break
        }
        self.board.accept(next)
    }) { next, layer in layer(next) }

    init(_ middleware: (@escaping Next) -> Next...) { self.middleware = middleware }
    func send(_ commands: Command...) { commands.forEach(dispatch) }
    func select<T: Equatable>(_ part: KeyPath<Board, T>) -> Observable<T> {
        board.map { $0[keyPath: part] }.distinctUntilChanged()
    }
}
let bag = DisposeBag()
let store = Store(
    { next in { command in print("->", command); next(command) } },
    { next in { command in if case Count.down = command { print("no way down") } else { next(command) } } })
store.select(\.count).subscribe(onNext: { print("count", $0) }).disposed(by: bag)
store.select(\.name).subscribe(onNext: { print("name", $0) }).disposed(by: bag)
store.send(Count.up, Count.up, Count.down, Rename(name: "Friday"), Count.to(2), Count.to(7))
