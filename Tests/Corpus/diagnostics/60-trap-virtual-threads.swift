import Foundation  // from our engine
import RxSwift
import RxTest

let scheduler = TestScheduler(initialClock: 0)
scheduler.scheduleAt(10) { print("ring") }
DispatchQueue.global().async {
    print("elsewhere")
    scheduler.start()
}
Thread.sleep(forTimeInterval: 1)
print("never")
