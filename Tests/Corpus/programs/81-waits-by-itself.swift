// A program that waits by itself ends with its text, whatever still runs.  // from our engine
import Foundation
import RxSwift

_ = Observable<Int>.interval(.milliseconds(200), scheduler: MainScheduler.instance).subscribe(onNext: { print("tick", $0) })
_ = Observable<Int>.timer(.milliseconds(100), scheduler: SerialDispatchQueueScheduler(qos: .default))
    .subscribe(onNext: { _ in print("main thread:", Thread.isMainThread) })
Thread.sleep(forTimeInterval: 0.15)
print("slept")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
let gate = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
    print("elsewhere")
    gate.signal()
}
gate.wait()
print("end")
