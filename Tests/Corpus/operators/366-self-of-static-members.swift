import Foundation  // from our engine
import RxCocoa
import RxSwift

// Members that a program adds to a class of the library know the class that they are called on.
extension Observable {
    class var open: String { "\(self)" }
    static func method() -> String { "\(self)" }
}
print(PublishSubject<Int>.open, PublishSubject<Int>.method(), Observable<String>.open)
let kind: Observable<Int>.Type = BehaviorSubject<Int>.self
print(kind.open, kind.method())

// What an event and an observer are asked, in the text that the engine and the interpreter share.
let events: [Event<Int>] = [.next(1), .error(RxError.timeout), .completed]
for event in events {
    print(event, event.isStopEvent, event.element as Any, event.error as Any, event.isCompleted, event.map { $0 * 2 })
}
print(Event.next(1).map { _ -> Int in throw RxError.overflow })
print(InfallibleEvent.next(2), InfallibleEvent<Int>.completed, InfallibleEvent.next(3).event)
let subject = PublishSubject<Int>()
_ = subject.subscribe { print("heard", $0) }
let texts: AnyObserver<String> = subject.mapObserver { $0.count }
texts.onNext("four")
subject.asObserver().onNext(5)
_ = Maybe<Int>.just(1).subscribe { (event: MaybeEvent<Int>) in print(event) }
_ = Completable.empty().subscribe { (event: CompletableEvent) in print(event) }
_ = Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: TakeBehavior.inclusive).subscribe { print($0) }
_ = Observable.of(1).share(replay: 1, scope: SubjectLifetimeScope.forever).subscribe { print($0) }

// Older spellings of it.
_ = Single.just(6).do(onNext: { print("before", $0) }).subscribe(onSuccess: { print($0) }, onError: { print($0) })
let level = Variable(1)
_ = level.asDriver().throttle(1).drive(onNext: { print("level", $0) })
Observable.of(2, 3).bindTo(level).dispose()
print(level.value)
