// A view model that reads taps with for try await // from our engine
import RxSwift
@MainActor
final class CounterViewModel {
    let title = BehaviorSubject(value: "0")
    private let taps = PublishSubject<Void>()
    private var task: Task<Void, Error>?
    init() {
        task = Task { [weak self] in
            guard let taps = self?.taps else { return }
            var count = 0
            for try await _ in taps.values {
                count += 1
                self?.title.onNext("\(count)")
            }
        }
    }
    func tap() { taps.onNext(()) }
    func stop() async {
        taps.onCompleted()
        try? await task?.value
    }
}
let model = CounterViewModel()
try await Task.sleep(for: .milliseconds(5))
let subscription = model.title.subscribe(onNext: { print("title", $0) })
for _ in 0..<3 {
    model.tap()
    try await Task.sleep(for: .milliseconds(5))
}
await model.stop()
subscription.dispose()
