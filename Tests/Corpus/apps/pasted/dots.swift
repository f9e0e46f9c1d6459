// A playground of timelines as a course of RxSwift 4 writes it: a view that is an observer and draws dots, labels in a stack that grows
// at a place and keeps no more than so many, one page for each operator of time.
import Foundation
import RxCocoa
import RxSwift
import UIKit

class DotsView<E>: UILabel, ObserverType {
    static func make() -> DotsView<E> {
        let view = DotsView(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
        view.text = "|"
        return view
    }

    func add(_ event: Event<E>) {
        let label: String
        switch event {
        case .next(let item): label = "(\(item))"
        case .completed: label = "|"
        case .error: label = "X"
        }
        text = (text ?? "") + "-" + label
    }

    func on(_ event: Event<E>) {
        add(event)
    }
}

extension UILabel {
    class func make(_ title: String) -> UILabel {
        let label = UILabel()
        label.text = title
        label.sizeToFit()
        return label
    }
}

extension UIStackView {
    class func makeVertical(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        return stack
    }

    func insert(_ view: UIView, at index: Int) {
        insertArrangedSubview(view, at: index)
    }

    func keep(atMost: Int) {
        while arrangedSubviews.count > atMost {
            let view = arrangedSubviews.last!
            removeArrangedSubview(view)
            view.removeFromSuperview()
        }
    }
}

func setupHostView() -> UIView {
    let hostView = UIViewController()
    show(hostView)
    return hostView.view
}

extension DispatchSource {
    class func timer(interval: Double, queue: DispatchQueue, handler: @escaping () -> Void) -> Disposable {
        return Observable<Int>.interval(interval, scheduler: MainScheduler.instance).subscribe(onNext: { _ in handler() })
    }
}

let bag = DisposeBag()
let hostView = setupHostView()

// Replay: the late view begins with what was kept.
let sourceObservable = Observable<Int>.interval(1, scheduler: MainScheduler.instance).take(5).replay(1)
let sourceTimeline = DotsView<Int>.make()
let replayedTimeline = DotsView<Int>.make()
let stack = UIStackView.makeVertical([
    UILabel.make("replay"), UILabel.make("Emit 1 per second:"), sourceTimeline,
    UILabel.make("Replay 1 after 3 sec:"), replayedTimeline,
])

_ = sourceObservable.subscribe(sourceTimeline)
_ = Observable<Int>.timer(3.5, scheduler: MainScheduler.instance).subscribe(onNext: { _ in
    _ = sourceObservable.subscribe(replayedTimeline)
})
_ = sourceObservable.connect()

// Window: each window has a view of its own, inserted below the title; no more than so many stay.
let windowStack = UIStackView.makeVertical([UILabel.make("window")])
let windows = Observable<Int>.interval(1, scheduler: MainScheduler.instance).take(6)
    .window(timeSpan: 2.2, count: 4, scheduler: MainScheduler.instance)
windows
    .flatMap { windowed -> Observable<(DotsView<Int>, Int?)> in
        let timeline = DotsView<Int>.make()
        windowStack.insert(timeline, at: 1)
        windowStack.keep(atMost: 4)
        return windowed
            .map { value in (timeline, value) }
            .concat(Observable.just((timeline, nil)))
    }
    .subscribe(onNext: { tuple in
        let (timeline, value) = tuple
        if let value = value {
            timeline.add(.next(value))
        } else {
            timeline.add(.completed)
        }
    })
    .disposed(by: bag)

// Timeout: a button, and what happens when nobody presses it.
let button = UIButton(type: .system)
button.setTitle("press", for: .normal)
let tapsTimeline = DotsView<String>.make()
let taps = UIStackView.makeVertical([button, UILabel.make("Taps on the button above"), tapsTimeline])
_ = button
    .rx.tap
    .map { _ in "*" }
    .timeout(5, other: Observable.just("X"), scheduler: MainScheduler.instance)
    .subscribe(tapsTimeline)

// A timer of the main queue that is suspended when it is disposed of.
var ticks = 0
let timer = DispatchSource.timer(interval: 1.0, queue: .main) { ticks += 1 }

hostView.addSubview(taps)
visit(
    pause: 3.2,
    ("press", { button.tap() }),
    ("press once more", { button.tap() }),
    ("wait", {}),
    ("nobody pressed", {
        timer.dispose()
        print(screen)
        taps.removeFromSuperview()
        hostView.addSubview(stack)
    }),
    ("replayed", {
        print(screen)
        stack.removeFromSuperview()
        hostView.addSubview(windowStack)
    }),
    ("the windows", { print(screen, ticks) })
)
