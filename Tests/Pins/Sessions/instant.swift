let taps = PublishSubject<Int>()

//: :clock instant
taps.onNext(0)

//: :clock instant
taps.debounce(.milliseconds(300), scheduler: MainScheduler.instance)

//: :clock instant
taps.onNext(1)

//: :clock instant
taps.onNext(2)
