import Foundation  // from our engine
import RxSwift
import RxCocoa
import RxSwiftExt

// Callbacks
func none(_ answer: @escaping (Int) -> Void) { answer(1) }
func add(_ a: Int, _ b: Int, answer: @escaping (Int) -> Void) { answer(a + b) }
func join(_ a: Int, _ b: String, _ c: Double, answer: @escaping (String) -> Void) { answer("\(a)\(b)\(c)") }
enum Trouble: Error { case odd }
func half(_ number: Int, answer: @escaping (Int?, Trouble?) -> Void) {
    if number % 2 == 0 { answer(number / 2, nil) } else { answer(nil, .odd) }
}
func silent(_ answer: @escaping (Int?, Trouble?) -> Void) { answer(nil, nil) }
_ = Observable.fromAsync(none).subscribe { print("none:", $0) }
_ = Observable.fromAsync(add)(2, 3).subscribe { print("add:", $0) }
_ = Observable.fromAsync(join)(1, "b", 2.5).subscribe { print("join:", $0) }
_ = Single.fromAsync(half)(8).subscribe(onSuccess: { print("half:", $0) })
_ = Single.fromAsync(half)(3).subscribe(onSuccess: { print("half:", $0) }, onFailure: { print("half fails:", $0) })
_ = Single.fromAsync(silent).subscribe(onSuccess: { print($0) }, onFailure: { print("silent:", $0) })
func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, answer: @escaping (Int) -> Void) {
    answer(a + b + c + d + e + f)
}
let sum = Observable.fromAsync(six)
_ = sum(1, 2, 3, 4, 5, 6).subscribe { print("six:", $0) }

// All of several
_ = Observable.and(Observable.of(true, true), Observable.of(true)).subscribe { print("and:", $0) }
_ = Observable.and([Observable.of(true, false), Observable.never()]).subscribe { print("and:", $0) }
_ = Observable.and([Observable.of(true), Observable.empty()]).subscribe { print("and:", $0) }

// In order of rank
let first = PublishSubject<Int>()
let second = PublishSubject<Int>()
_ = first.cascade([second]).subscribe { print("cascade:", $0) }
_ = Observable.cascade([first, second]).subscribe { print("static:", $0) }
first.onNext(1)
second.onNext(2)
first.onNext(3)
second.onCompleted()

// Methods of an object that is held weakly
class Log {
    let name: String
    init(_ name: String) { self.name = name }
    func next(_ value: Int) { print(name, value) }
    func failed(_ error: Error) { print(name, error) }
    func ended() { print(name, "end") }
    func gone() { print(name, "disposed") }
    deinit { print(name, "deinit") }
}
let source = PublishSubject<Int>()
var log: Log? = Log("log")
_ = source.subscribe(weak: log!, onNext: Log.next, onError: Log.failed, onCompleted: Log.ended, onDisposed: Log.gone)
_ = source.subscribeNext(weak: log!, Log.next)
_ = source.subscribeCompleted(weak: log!, Log.ended)
source.onNext(1)
log = nil
source.onNext(2)
source.onCompleted()
let other = Log("other")
_ = Observable<Int>.error(Trouble.odd).subscribeError(weak: other, Log.failed)
_ = Observable.of(5).subscribe(weak: other, onNext: Log.next, onDisposed: Log.gone)

// Shared sequences
let numbers = Driver.of(1, 2, 1, 3, 2)
_ = numbers.distinct().drive(onNext: { print("distinct:", $0) })
_ = numbers.distinct { $0 > 1 }.drive(onNext: { print("distinct by:", $0) })
let (large, small) = numbers.partition { $0 > 1 }
_ = large.drive(onNext: { print("large:", $0) })
_ = small.drive(onNext: { print("small:", $0) })
_ = Single.just(3).apply { $0.map { "\($0)!" } }.subscribe(onSuccess: { print($0) })

// Notifications
final class Sender {}
let saved = Notification.Name("saved")
let kept = Notification.Name("kept")
let sender = Sender()
let bag = CompositeDisposable()
_ = bag.insert(NotificationCenter.default.rx.notification(saved).subscribe(onNext: { print("any:", $0.name.rawValue, $0.userInfo?["n"] ?? "-") }))
_ = bag.insert(NotificationCenter.default.rx.notification(kept, object: sender).map { $0.object is Sender }.subscribe { print("own:", $0) })
NotificationCenter.default.post(name: saved, object: nil)
NotificationCenter.default.post(name: saved, object: sender, userInfo: ["n": 1])
NotificationCenter.default.post(name: kept, object: nil)
NotificationCenter.default.post(name: kept, object: Sender())
NotificationCenter.default.post(name: kept, object: sender)
bag.dispose()
NotificationCenter.default.post(name: saved, object: sender)
