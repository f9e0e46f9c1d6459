//: at 00:00.500
let search = PublishSubject<String>()
let results = search.debounce(.milliseconds(300), scheduler: MainScheduler.instance).map { $0.uppercased() }

//: at 00:01.000
results

//: at 00:02.000
search.onNext("r")

//: at 00:02.150
search.onNext("rx")

//: at 00:03.000
search.onCompleted()

//: at 00:04.000
