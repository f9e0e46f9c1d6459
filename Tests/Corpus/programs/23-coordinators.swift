import RxSwift  // from our engine

// A name that a generic superclass gives to its argument means that argument in a subclass.
enum Choice { case picked(String), dismissed }

class Flow<Outcome> {
    typealias Choice = Outcome
    let bag = DisposeBag()
    private var children: [String: Any] = [:]
    var key: String { "\(type(of: self))" }
    var count: Int { children.count }
    func start() -> Observable<Outcome> { fatalError("a flow must start") }
    func run<T>(_ flow: Flow<T>) -> Observable<T> {
        children[flow.key] = flow
        return flow.start().do(onNext: { [weak self] _ in self?.children[flow.key] = nil })
    }
}
final class Picker { let tapped = PublishSubject<String>(), closed = PublishSubject<Void>() }
final class PickerFlow: Flow<Choice> {
    private let picker: Picker
    init(_ picker: Picker) { self.picker = picker }
    override func start() -> Observable<Choice> {
        let closed = picker.closed.map { _ in Choice.dismissed }
        let tapped = picker.tapped.map { Choice.picked($0) }
        return Observable.merge(closed, tapped).take(1)
    }
    deinit { print("picker flow gone") }
}
final class RootFlow: Flow<Void> {
    let pickers = PublishSubject<Picker>()
    override func start() -> Observable<Void> {
        pickers
            .flatMap { [weak self] picker -> Observable<String?> in
                guard let self = self else { return .empty() }
                return self.run(PickerFlow(picker)).map { choice in
                    switch choice {
                    case .picked(let colour): return colour
                    case .dismissed: return nil
                    }
                }
            }
            .subscribe(onNext: { print($0 ?? "nothing chosen") })
            .disposed(by: bag)
        return .never()
    }
}
let root = RootFlow()
let running = root.start().subscribe()
let first = Picker(), second = Picker()
root.pickers.onNext(first)
print(root.count)
first.tapped.onNext("teal")
first.tapped.onNext("lost")
print(root.count)
root.pickers.onNext(second)
second.closed.onNext(())
running.dispose()
