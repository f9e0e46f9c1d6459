import RxSwift

let name = BehaviorRelay(value: "Ada")
name.accept("Grace")
