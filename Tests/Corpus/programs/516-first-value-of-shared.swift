// from our engine
import RxSwift
// firstValue, sharing and cancellation of a shared source
extension ObservableType {
    func firstValue() async throws -> Element? {
        for try await element in values { return element }
        return nil
    }
}
var subscriptions = 0
let shared = Observable<Int>.create { observer in
    subscriptions += 1
    let timer = Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance).subscribe(observer)
    return Disposables.create {
        print("torn down")
        timer.dispose()
    }
}.share()
async let one = shared.firstValue()
async let two = shared.filter { $0 == 1 }.firstValue()
print(try await one as Any, try await two as Any)
try await Task.sleep(for: .milliseconds(50))
print("subscriptions", subscriptions)
print(try await Observable<String>.empty().firstValue() as Any)
struct Bad: Error {}
do { _ = try await Observable<Int>.error(Bad()).firstValue() } catch { print(error) }
