//: at 00:01.000
let login = PublishRelay<String>()
let valid = login.map { $0.count > 2 }.asDriver(onErrorJustReturn: false)

//: at 00:02.000
valid.drive(onNext: { print("valid", $0) })
Single.just([1, 2])

//: at 00:02.100
login.accept("a")

//: at 00:02.300
login.accept("abc")
