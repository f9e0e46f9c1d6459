// ReactorKit: actions become mutations, mutations states; a view is bound when its reactor is set; a pulse is told each time
// that it is set, a state only where it is asked for.
import ReactorKit
import RxSwift
import UIKit

final class DoorReactor: Reactor {
    enum Action { case open, close, knock }
    enum Mutation { case setOpen(Bool), setMessage(String) }
    struct State {
        var isOpen = false
        @Pulse var message: String?
    }
    let initialState = State()
    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .open: return .just(.setOpen(true))
        case .close: return .just(.setOpen(false))
        case .knock: return .just(.setMessage("who is there?"))
        }
    }
    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setOpen(let isOpen): state.isOpen = isOpen
        case .setMessage(let message): state.message = message
        }
        return state
    }
}
final class DoorController: UIViewController, View {
    var disposeBag = DisposeBag()
    let button = UIButton(type: .system)
    func bind(reactor: DoorReactor) {
        print("bind")
        button.rx.tap.map { Reactor.Action.open }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map { $0.isOpen }.distinctUntilChanged().subscribe(onNext: { print("open \($0)") }).disposed(by: disposeBag)
        reactor.pulse(\.$message).compactMap { $0 }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    }
}
let door = DoorController()
let reactor = DoorReactor()
door.reactor = reactor
door.view.addSubview(door.button)
show(door)
door.button.tap()
reactor.action.onNext(.knock)
reactor.action.onNext(.knock)
reactor.action.onNext(.close)
print(reactor.currentState.isOpen)
