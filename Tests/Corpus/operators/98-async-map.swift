// An asynchronous map, and loops over observables // from our engine
import RxSwift
extension ObservableType {
    func asyncMap<R>(_ transform: @escaping (Element) async throws -> R) -> Observable<R> {
        concatMap { element in
            Observable<R>.create { observer in
                let task = Task {
                    do {
                        observer.onNext(try await transform(element))
                        observer.onCompleted()
                    } catch { observer.onError(error) }
                }
                return Disposables.create { task.cancel() }
            }
        }
    }
}
struct Failed: Error {}
let source = PublishSubject<Int>()
let done = Task {
    var seen: [String] = []
    do {
        for try await text in source.asyncMap({ n -> String in
            try await Task.sleep(for: .milliseconds(10 - n))
            if n == 3 { throw Failed() }
            return "#\(n)"
        }).values { seen.append(text) }
    } catch { seen.append("\(error)") }
    return seen
}
try await Task.sleep(for: .milliseconds(5))
for n in 1...4 { source.onNext(n) }
print(await done.value)
let ticks = Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance)
var count = 0
for try await tick in ticks.values {
    count += tick
    if tick == 3 { break }
}
print(count)
let task = Task { for try await _ in ticks.do(onDispose: { print("disposed") }).values {} ; return "ended" }
try await Task.sleep(for: .milliseconds(25))
task.cancel()
do { print(try await task.value) } catch { print(error is CancellationError) }
