// from our engine
import RxSwift
// A MainActor presenter with a task per subscription
@MainActor protocol View: AnyObject { func show(_ text: String) }
@MainActor final class ConsoleView: View { func show(_ text: String) { print("view:", text) } }
@MainActor final class Presenter {
    weak var view: View?
    private var tasks: [Task<Void, Never>] = []
    func bind<T>(_ source: Observable<T>, _ format: @escaping (T) -> String) {
        tasks.append(Task { [weak self] in
            do {
                for try await value in source.values { self?.view?.show(format(value)) }
                self?.view?.show("done")
            } catch {
                self?.view?.show("error \(error)")
            }
        })
    }
    func wait() async { for task in tasks { await task.value } }
    func cancel() { tasks.forEach { $0.cancel() } }
}
let view = ConsoleView()
let presenter = Presenter()
presenter.view = view
presenter.bind(Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance).take(2)) { "tick \($0)" }
await presenter.wait()
struct Oops: Error {}
presenter.bind(Observable<String>.error(Oops())) { $0 }
await presenter.wait()
let other = Presenter()
other.view = view
other.bind(Observable<Int>.never()) { "\($0)" }
try await Task.sleep(for: .milliseconds(5))
other.cancel()
await other.wait()
print("end")
