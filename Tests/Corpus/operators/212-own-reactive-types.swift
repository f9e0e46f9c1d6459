import Foundation  // from our engine
import RxCocoa
import RxRelay
import RxSwift

// A program's own controls: rx members, binders, control properties and events.

final class Slider: ReactiveCompatible {
    var value = 0.0 {
        didSet { if value != oldValue { changes.onNext(value) } }
    }
    var isEnabled = true
    var caption: String? = "none"
    fileprivate let changes = PublishSubject<Double>()
    fileprivate let taps = PublishSubject<Void>()
    let name: String

    init(_ name: String) { self.name = name }
    deinit { print(name, "gone") }

    func drag(to value: Double) { self.value = value }
    func tap() { taps.onNext(()) }
}

final class NamedSlider: NSObject {
    var title = ""
}

extension Reactive where Base: Slider {
    var value: ControlProperty<Double> {
        let source = base.changes.startWith(base.value)
        let sink = Binder(base) { slider, value in slider.value = value }
        return ControlProperty(values: source, valueSink: sink)
    }

    var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }

    var isHighlighted: Binder<Bool> {
        Binder(base) { slider, on in print(slider.name, on ? "lit" : "dark") }
    }

    static var standard: Observable<Double> { .just(0.5) }
}

extension Reactive where Base: NamedSlider {
    func describe(_ text: String) -> Observable<String> { .just("\(base.title): \(text)") }
}

let bag = DisposeBag()
var slider: Slider? = Slider("volume")

slider!.rx.value
    .subscribe(onNext: { print("value", $0) }, onCompleted: { print("value C") })
    .disposed(by: bag)
slider!.rx.value.changed.subscribe(onNext: { print("changed", $0) }).disposed(by: bag)
slider!.rx.tap.asSignal().emit(onNext: { print("tap") }).disposed(by: bag)
slider!.rx.tap.map { "mapped" }.asDriver(onErrorJustReturn: "").drive(onNext: { print($0) }).disposed(by: bag)

slider!.drag(to: 0.25)
slider!.tap()

Observable.of(0.75, 1).bind(to: slider!.rx.value).disposed(by: bag)
print("now", slider!.value)
Observable.of(true, false).bind(to: slider!.rx.isHighlighted).disposed(by: bag)
Observable.just(false).bind(to: slider!.rx.isEnabled).disposed(by: bag)
Observable.just("loud").bind(to: slider!.rx.caption).disposed(by: bag)
print(slider!.isEnabled, slider!.caption ?? "nil")
Observable<String?>.just(nil).bind(to: slider!.rx.caption).disposed(by: bag)
print(slider!.caption ?? "nil")
_ = Slider.rx.standard.subscribe(onNext: { print("standard", $0) })

let named = NamedSlider()
Observable.just("Named").bind(to: named.rx.title).disposed(by: bag)
_ = named.rx.describe("ok").subscribe(onNext: { print($0) })

// A binder holds its target weakly.
let switchOff: Binder<Bool> = slider!.rx.isHighlighted
let property: Binder<Double> = Binder(slider!) { $0.value = $1 }
slider!.rx.value.onNext(0.1)
print("written", slider!.value)
slider = nil
switchOff.onNext(true)
property.on(.next(3))
property.onCompleted()
print("nobody heard")

// Of a text that may be nil.
let text = BehaviorRelay<String?>(value: nil)
let field = ControlProperty<String?>(values: text, valueSink: AnyObserver { event in
    if let value = event.element { text.accept(value) }
})
field.orEmpty.subscribe(onNext: { print("text '\($0)'") }).disposed(by: bag)
field.orEmpty.onNext("typed")
Observable.just("bound").bind(to: field.orEmpty).disposed(by: bag)
text.accept(nil)
field.asControlProperty().asDriver().map { $0?.count ?? -1 }.drive(onNext: { print("count", $0) }).disposed(by: bag)

// A binder on a scheduler of one's own.
final class Label { var text = "" }
let label = Label()
let late = Binder(label, scheduler: MainScheduler.asyncInstance) { label, text in
    label.text = text
    print("late", label.text)
}
late.onNext("a")
print("before", label.text.isEmpty)
