// A reactor concatenates its mutations; a pulse sends each message once, also an equal one.
import UIKit
import ReactorKit
import RxSwift
import RxCocoa

final class CounterViewReactor: Reactor {
    enum Action { case increase, decrease }
    enum Mutation { case increaseValue, decreaseValue, setLoading(Bool), setAlertMessage(String) }
    struct State {
        var value: Int
        var isLoading: Bool
        @Pulse var alertMessage: String?
    }
    let initialState: State
    init() { initialState = State(value: 0, isLoading: false) }
    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .increase:
            return Observable.concat([
                Observable.just(Mutation.setLoading(true)),
                Observable.just(Mutation.increaseValue).delay(.milliseconds(500), scheduler: MainScheduler.instance),
                Observable.just(Mutation.setLoading(false)),
                Observable.just(Mutation.setAlertMessage("increased!"))])
        case .decrease:
            return Observable.concat([
                Observable.just(Mutation.setLoading(true)),
                Observable.just(Mutation.decreaseValue).delay(.milliseconds(500), scheduler: MainScheduler.instance),
                Observable.just(Mutation.setLoading(false)),
                Observable.just(Mutation.setAlertMessage("decreased!"))])
        }
    }
    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .increaseValue: state.value += 1
        case .decreaseValue: state.value -= 1
        case let .setLoading(isLoading): state.isLoading = isLoading
        case let .setAlertMessage(message): state.alertMessage = message
        }
        return state
    }
}
final class CounterViewController: UIViewController, StoryboardView {
    @IBOutlet var decreaseButton: UIButton!
    @IBOutlet var increaseButton: UIButton!
    @IBOutlet var valueLabel: UILabel!
    @IBOutlet var activityIndicatorView: UIActivityIndicatorView!
    var disposeBag = DisposeBag()
    func bind(reactor: CounterViewReactor) {
        increaseButton.rx.tap.map { Reactor.Action.increase }.bind(to: reactor.action).disposed(by: disposeBag)
        decreaseButton.rx.tap.map { Reactor.Action.decrease }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map { $0.value }.distinctUntilChanged().map { "\($0)" }.bind(to: valueLabel.rx.text).disposed(by: disposeBag)
        reactor.state.map { $0.isLoading }.distinctUntilChanged().bind(to: activityIndicatorView.rx.isAnimating).disposed(by: disposeBag)
        reactor.pulse(\.$alertMessage).compactMap { $0 }
            .subscribe(onNext: { [weak self] message in
                let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
                self?.present(alert, animated: true)
            }).disposed(by: disposeBag)
    }
}
let counter = CounterViewController()
counter.reactor = CounterViewReactor()
show(counter)
visit(
    ("", { print(screen); tap("Increase") }),
    ("", { print(screen); choose("OK") }),
    ("", { tap("Decrease") }),
    ("", { choose("OK"); print(counter.valueLabel.text!, counter.reactor!.currentState.value) })
)
