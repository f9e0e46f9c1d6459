import RxSwift  // from our engine
import RxRelay

// A method without its call is a function that remembers its object, also where nothing says its type.
let kettle = PublishSubject<Int>()
let pour = kettle.onNext
let stop = kettle.onCompleted
let bag = DisposeBag()
kettle.subscribe { print("kettle", $0) }.disposed(by: bag)
pour(60)
pour(80)
stop()

let lamp = BehaviorRelay(value: "off")
let turn = lamp.accept
let look = lamp.asObservable
look().subscribe(onNext: { print("lamp", $0) }).disposed(by: bag)
["dim", "bright"].forEach(turn)

let cups = Observable.of(3, 1, 2)
let collect = cups.toArray
collect().subscribe { print($0) }.disposed(by: bag)
print(type(of: cups.toArray))
let older: () -> Observable<[Int]> = cups.toArray
older().subscribe { print($0) }.disposed(by: bag)
let firstOnes = cups.take as (Int) -> Observable<Int>
firstOnes(2).subscribe(onNext: { print("cup", $0) }).disposed(by: bag)
