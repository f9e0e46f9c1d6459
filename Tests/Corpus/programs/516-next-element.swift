// from our engine
import RxSwift
// Continuations around subscriptions
extension ObservableType {
    func nextElement(where matches: @escaping (Element) -> Bool = { _ in true }) async throws -> Element {
        let subscription = SerialDisposable()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                var isDone = false
                subscription.disposable = filter(matches).take(1).subscribe(
                    onNext: { isDone = true; continuation.resume(returning: $0) },
                    onError: { isDone = true; continuation.resume(throwing: $0) },
                    onDisposed: { if !isDone { continuation.resume(throwing: CancellationError()) } })
            }
        } onCancel: {
            subscription.dispose()
        }
    }
}
let subject = PublishSubject<Int>()
async let even = subject.nextElement { $0.isMultiple(of: 2) }
async let any = subject.nextElement()
try await Task.sleep(for: .milliseconds(5))
for n in [3, 5, 8, 10] { subject.onNext(n) }
print(try await even, try await any)
let waiting = Task { try await subject.nextElement { $0 > 100 } }
try await Task.sleep(for: .milliseconds(5))
waiting.cancel()
do { print(try await waiting.value) } catch { print(error is CancellationError) }
print(subject.hasObservers)
