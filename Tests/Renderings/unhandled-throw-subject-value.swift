import RxSwift

let level = BehaviorSubject(value: 3)
func show() {
    print(try level.value())
}
