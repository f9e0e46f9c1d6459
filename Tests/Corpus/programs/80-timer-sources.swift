import RxSwift  // from our engine
import Foundation
extension DispatchSource {
  public class func timer(interval: Double, queue: DispatchQueue, handler: @escaping () -> Void) -> DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler(handler: handler)
    source.schedule(deadline: .now(), repeating: interval, leeway: .nanoseconds(0))
    source.resume()
    return source
  }
}
let elementsPerSecond = 1
let maxElements = 3
let replayDelay: TimeInterval = 3
let sourceObservable = Observable<Int>.create { observer in
  var value = 1
  let timer = DispatchSource.timer(interval: 1.0 / Double(elementsPerSecond), queue: .main) {
    if value <= maxElements { observer.onNext(value); value += 1 }
  }
  return Disposables.create { timer.suspend() }
}.replayAll()
let a = sourceObservable.subscribe(onNext: { print("a", $0) })
DispatchQueue.main.asyncAfter(deadline: .now() + replayDelay) { _ = sourceObservable.subscribe(onNext: { print("late", $0) }) }
_ = sourceObservable.connect()
let bufferTimeSpan: RxTimeInterval = 4
let bufferMaxCount = 2
let s = PublishSubject<String>()
_ = s.buffer(timeSpan: bufferTimeSpan, count: bufferMaxCount, scheduler: MainScheduler.instance).map { $0.count }.subscribe(onNext: { print("count", $0) })
DispatchQueue.main.asyncAfter(deadline: .now() + 5) { s.onNext("A"); s.onNext("B"); s.onNext("C") }
print(Thread.current.name ?? "nil", Thread.current.name?.isEmpty as Any, Thread.isMainThread)
DispatchQueue.global().async { print("q", Thread.current.name ?? "nil", Thread.current.isMainThread) }
RunLoop.main.run(until: Date(timeIntervalSinceNow: 10))
