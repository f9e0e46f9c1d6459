//: at 00:01.000
let login = BehaviorRelay(value: "")
let password = BehaviorRelay(value: "")
let bag = DisposeBag()
struct Form: Equatable { var user: String; var isValid: Bool }
func isValid(_ text: String) -> Bool { text.count > 3 }
let form = Observable.combineLatest(login, password) { Form(user: $0, isValid: isValid($0) && isValid($1)) }

//: at 00:02.000
form.subscribe(onNext: { print($0) }).disposed(by: bag)

//: at 00:02.500
login.accept("anna")

//: at 00:02.600
password.accept("secret")

//: at 00:03.600
