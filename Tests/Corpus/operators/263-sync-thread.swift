import Foundation  // from our engine
import RxSwift

// `sync` works on the thread of its caller, though on another queue.
let desk = DispatchQueue(label: "desk")
desk.sync { print("sync on main:", Thread.isMainThread) }
let gate = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
    print("global on main:", Thread.isMainThread)
    desk.sync { print("sync of global on main:", Thread.isMainThread) }
    gate.signal()
}
gate.wait()
_ = Observable.of("lamp", "desk")
    .observe(on: SerialDispatchQueueScheduler(queue: desk, internalSerialQueueName: "inner"))
    .do(onNext: { print($0, "on main:", Thread.isMainThread) })
    .observe(on: MainScheduler.instance)
    .toArray()
    .subscribe(onSuccess: { print($0, "back on main:", Thread.isMainThread) })
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
