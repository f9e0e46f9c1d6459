import RxSwift  // from our engine

// Alternatives of different types, as loggers of tutorials write them.
enum Trouble: Error { case spill(cups: Int), empty }

func show<T: CustomStringConvertible>(_ label: String, _ event: Event<T>) {
    print(label, (event.element ?? event.error) ?? event)
}
let bag = DisposeBag()
let orders = ReplaySubject<Int>.create(bufferSize: 1)
orders.subscribe { show("a", $0) }.disposed(by: bag)
orders.onNext(3)
orders.onNext(4)
orders.subscribe { print("b", $0.element ?? $0) }.disposed(by: bag)
orders.onError(Trouble.spill(cups: 2))
orders.subscribe { show("c", $0) }.disposed(by: bag)

let names = PublishSubject<String>()
names.subscribe { show("n", $0) }.disposed(by: bag)
names.onNext("mocha")
names.onCompleted()

let missing: Int? = nil
let trouble: Error? = nil
print(missing ?? "none")
let anything: Any = missing ?? "nothing"
let perhaps: Any? = missing ?? trouble
print(anything, perhaps == nil, (missing ?? trouble) ?? "end")
