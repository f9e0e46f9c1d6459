import RxRelay
import RxSwift

final class Child {
    let name = BehaviorRelay(value: "")
    let bag = DisposeBag()
    init(_ parent: Parent) { name.subscribe(onNext: { _ in parent.changed() }).disposed(by: bag) }
}
final class Parent {
    var children: [Child] = []
    func add() { children.append(Child(self)) }
    func changed() {}
}
var parent: Parent? = Parent()
parent?.add()
parent = nil
