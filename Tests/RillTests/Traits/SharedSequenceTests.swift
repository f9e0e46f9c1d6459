// Drivers, signals, binders and properties of controls, on the main thread.
import EngineTestKit
import Foundation
import Rill
import RillTest
import XCTest

final class SharedSequenceTests: CountedTest {
    func testDriverOnMain() {
        trace("1 C D after") {
            _ = Driver.just(1).drive(
                onNext: { L("\($0)") }, onCompleted: { L("C") }, onDisposed: { L("D") })
            L("after")
        }
        trace("v1 v2") {
            let relay = BehaviorRelay(value: 1)
            relay.asDriver().drive(onNext: { L("v\($0)") }).untilCompared()
            relay.accept(2)
        }
    }

    func testOperatorsAreShared() {
        trace("map1 a10 b10") {
            let relay = PublishRelay<Int>()
            let driver = relay.asDriver(onErrorJustReturn: 0).map { value -> Int in
                L("map\(value)")
                return value * 10
            }
            driver.drive(onNext: { L("a\($0)") }).untilCompared()
            driver.drive(onNext: { L("b\($0)") }).untilCompared()
            relay.accept(1)
        }
    }

    func testReplayWhileConnected() {
        trace("s+ a1 b1 a2 b2 s- | s+ c3") {
            let (subject, source) = src()
            let driver = source.asDriver(onErrorJustReturn: 0)
            let a = driver.drive(onNext: { L("a\($0)") })
            subject.onNext(1)
            let b = driver.drive(onNext: { L("b\($0)") })
            subject.onNext(2)
            a.dispose()
            b.dispose()
            L("|")
            driver.drive(onNext: { L("c\($0)") }).untilCompared()
            subject.onNext(3)
        }
    }

    func testReplacementsComplete() {
        trace("1 9 C D") {
            let driver = O.just(1).concat(O.error(E.boom)).asDriver(onErrorJustReturn: 9)
            _ = driver.drive(onNext: { L("\($0)") }, onCompleted: { L("C") }, onDisposed: { L("D") })
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        }
    }

    func testMockedScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.createObserver(Int.self)
        var ticking: Disposable?
        SharingScheduler.mock(scheduler: scheduler) {
            ticking = Driver<Int>.interval(.seconds(10)).drive(observer)
            _ = Signal<Int>.of(7, 8).emit(to: observer)
        }
        scheduler.advanceTo(20)
        XCTAssertEqual(
            observer.events, [.next(1, 7), .next(2, 8), .completed(3), .next(10, 0), .next(20, 1)])
        ticking?.dispose()
    }

    func testBinderIsWeakAndIgnoresCompletion() {
        final class Label { var text = "" }
        var label: Label? = Label()
        let binder = Binder(label!) { label, text in label.text = text }
        binder.onNext("a")
        binder.onCompleted()
        binder.onNext("b")
        XCTAssertEqual(label?.text, "b")
        weak let gone = label
        label = nil
        binder.onNext("c")
        XCTAssertNil(gone)
    }

    func testReactivePropertiesTakeOptionalsToo() {
        final class Model: ReactiveCompatible {
            var title: String? = ""
            var count = 0
        }
        let model = Model()
        _ = O.just("x").bind(to: model.rx.title)
        _ = O.just(3).bind(to: model.rx.count)
        XCTAssertEqual(model.title, "x")
        XCTAssertEqual(model.count, 3)
    }

    func testControlProperty() {
        trace("v0 v1 c1 C") {
            let values = BehaviorSubject<String?>(value: "0")
            let property = ControlProperty(values: values, valueSink: values)
            _ = property.orEmpty.subscribe(onNext: { L("v\($0)") }, onCompleted: { L("C") })
            _ = property.changed.subscribe(onNext: { L("c\($0 ?? "")") })
            property.onNext("1")
            property.onCompleted()
        }
    }

    func testNotifications() {
        let center = NotificationCenter()
        let name = Notification.Name("ping")
        trace("ping") {
            let subscription = center.rx.notification(name).subscribe(onNext: { L($0.name.rawValue) })
            center.post(name: name, object: nil)
            subscription.dispose()
            center.post(name: name, object: nil)
        }
    }
}
