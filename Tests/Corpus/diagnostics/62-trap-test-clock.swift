import RxSwift  // from our engine
import RxTest

let scheduler = TestScheduler(initialClock: 0, resolution: 0)
print("made")
_ = Observable<Int>.timer(.seconds(1), scheduler: scheduler).subscribe()
print("never")
