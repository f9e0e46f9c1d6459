import RxSwift  // from our engine
import RxRelay

// What is implicitly unwrapped is unwrapped where only the object itself will do.
final class Pilot: CustomStringConvertible {
    let name: String
    init(_ name: String) { self.name = name }
    var description: String { name }
    deinit { print(name, "has left") }
}

final class Cockpit {
    var pilot: Pilot! = Pilot("Ada")
    var gauge: BehaviorRelay<Int>!
    let bag = DisposeBag()

    func prepare() {
        gauge = BehaviorRelay(value: 100)
        gauge
            .withUnretained(pilot)
            .subscribe(onNext: { pilot, height in print(pilot, "reads", height) }, onCompleted: { print("over") })
            .disposed(by: bag)
        gauge.subscribe(with: pilot, onNext: { pilot, height in print(height, "for", pilot) }).disposed(by: bag)
        gauge.withUnretained(pilot) { "\($1) metres, \($0)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

let cockpit = Cockpit()
cockpit.prepare()
cockpit.gauge.accept(200)
cockpit.pilot = nil
cockpit.gauge.accept(300)
