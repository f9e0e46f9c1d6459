//: at 00:01.000
let query = PublishSubject<String>()
func search(_ text: String) -> Observable<String> { Observable.just("found " + text).delay(.milliseconds(text.count * 100), scheduler: MainScheduler.instance) }

//: at 00:02.000
query.flatMapLatest(search).watch("latest")
query.flatMap(search).watch("all")

//: at 00:02.500
query.onNext("swift")

//: at 00:02.600
for word in ["a", "b"] { query.onNext(word) }

//: at 00:03.000
query.onCompleted()

//: at 00:05.000
