import Foundation  // from our engine
import RxSwift
import RxCocoa

// `rx` of a class whose superclass conforms, and properties of one name under different conditions.
class Instrument: ReactiveCompatible {
    let name: String
    init(_ name: String) { self.name = name }
}
final class Dial: Instrument {
    let turned = PublishRelay<Int>()
    var text = "" { didSet { print(name, "shows", text) } }
}
final class Lamp: Instrument {
    var isLit = false { didSet { print(name, isLit ? "on" : "off") } }
    var text: String? { didSet { print(name, "says", text ?? "nothing") } }
}
final class Needle: NSObject {
    var angle = 0.0 { didSet { print("needle at", angle) } }
}
extension Reactive where Base: Instrument {
    var title: Observable<String> { .just(base.name) }
}
extension Reactive where Base: Dial {
    var value: Observable<Int> { base.turned.asObservable() }
    var caption: Observable<String> { value.map { "\(self.base.name) \($0)" } }
}
extension Reactive where Base: Lamp {
    var value: Binder<Bool> { Binder(base) { $0.isLit = $1 } }
    var caption: Observable<String> { .just("a lamp") }
}
let bag = DisposeBag()
let dial = Dial("dial"), lamp = Lamp("lamp"), needle = Needle()
Observable.merge(dial.rx.title, lamp.rx.title, dial.rx.caption, lamp.rx.caption)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
dial.rx.value.map { $0 > 5 }.distinctUntilChanged().bind(to: lamp.rx.value).disposed(by: bag)
dial.rx.value.map { "\($0)" }.bind(to: dial.rx.text).disposed(by: bag)
dial.rx.value.map { $0 % 2 == 0 ? "even" : nil }.bind(to: lamp.rx.text).disposed(by: bag)
dial.rx.value.map { Double($0) * 1.5 }.bind(to: needle.rx.angle).disposed(by: bag)
[3, 8, 9].forEach(dial.turned.accept)
print(type(of: dial.rx.base), type(of: needle.rx.base))
