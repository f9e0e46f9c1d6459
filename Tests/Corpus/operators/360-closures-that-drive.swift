import RxCocoa  // from our engine
import RxSwift
import RxTest

// A closure behind `drive` is one for elements where what follows needs a disposable.
let bag = DisposeBag()
Driver.of(1, 2).drive { print("element", $0) }.disposed(by: bag)
let counted = Driver.of("a", "b").drive { source in source.toArray() }
counted.subscribe(onSuccess: { print("all", $0) }).disposed(by: bag)
Driver.just(3).drive { value in print("just", value) }.disposed(by: bag)

// Sources with a script end a subscription when it is disposed, not with their last event.
let scheduler = TestScheduler(initialClock: 0)
let hot = scheduler.createHotObservable([.next(10, "x"), .next(20, "y"), .completed(30)])
let cold = scheduler.createColdObservable([.next(10, 1), .completed(20)])
let texts = scheduler.createObserver(String.self), numbers = scheduler.createObserver(Int.self)
scheduler.scheduleAt(15) { _ = hot.subscribe(texts) }
scheduler.scheduleAt(16) { _ = hot.asObservable().subscribe(onNext: { _ in }) }
scheduler.scheduleAt(17) { _ = hot.map { $0 + "!" }.subscribe(texts) }
scheduler.scheduleAt(18) { _ = cold.subscribe(numbers) }
var kept: Disposable?
scheduler.scheduleAt(19) { kept = cold.subscribe(numbers) }
scheduler.scheduleAt(25) { kept?.dispose() }
scheduler.start()
print(texts.events, hot.subscriptions)
print(numbers.events, cold.subscriptions)
