//: at 00:01.000
let xs = PublishSubject<Int>()
let total = BehaviorSubject(value: 0)
let b = DisposeBag()

//: at 00:01.500
xs.scan(0, accumulator: +).bind(to: total).disposed(by: b)

//: at 00:02.000
total.throttle(.milliseconds(500), scheduler: MainScheduler.instance)

//: at 00:02.100
xs.onNext(1)

//: at 00:02.200
xs.onNext(2)

//: at 00:02.900
xs.onNext(3)

//: at 00:05.000
