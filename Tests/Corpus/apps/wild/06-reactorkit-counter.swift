// ReactorKit: a counter with a loading state and a pulse that shows an alert.
import ReactorKit
import RxCocoa
import RxSwift
import SnapKit
import UIKit

final class CounterViewReactor: Reactor {
    enum Action {
        case increase
        case decrease
    }
    enum Mutation {
        case increaseValue
        case decreaseValue
        case setLoading(Bool)
        case setAlertMessage(String)
    }
    struct State {
        var value: Int
        var isLoading: Bool
        @Pulse var alertMessage: String?
    }
    let initialState: State
    init() { self.initialState = State(value: 0, isLoading: false) }
    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .increase:
            return Observable.concat([
                Observable.just(Mutation.setLoading(true)),
                Observable.just(Mutation.increaseValue).delay(.milliseconds(500), scheduler: MainScheduler.instance),
                Observable.just(Mutation.setLoading(false)),
                Observable.just(Mutation.setAlertMessage("increased!")),
            ])
        case .decrease:
            return Observable.concat([
                Observable.just(Mutation.setLoading(true)),
                Observable.just(Mutation.decreaseValue).delay(.milliseconds(500), scheduler: MainScheduler.instance),
                Observable.just(Mutation.setLoading(false)),
            ])
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
final class CounterViewController: UIViewController, View {
    var disposeBag = DisposeBag()
    private let minus = UIButton(type: .system)
    private let plus = UIButton(type: .system)
    private let valueLabel = UILabel()
    private let indicator = UIActivityIndicatorView()

    init(reactor: CounterViewReactor) {
        super.init(nibName: nil, bundle: nil)
        self.reactor = reactor
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        minus.setTitle("-", for: .normal)
        plus.setTitle("+", for: .normal)
        let stack = UIStackView(arrangedSubviews: [minus, valueLabel, plus])
        stack.spacing = 20
        stack.alignment = .center
        view.addSubview(stack)
        view.addSubview(indicator)
        stack.snp.makeConstraints { $0.center.equalToSuperview() }
        indicator.snp.makeConstraints {
            $0.top.equalTo(stack.snp.bottom).offset(20)
            $0.centerX.equalToSuperview()
        }
    }
    func bind(reactor: CounterViewReactor) {
        loadViewIfNeeded()
        plus.rx.tap.map { Reactor.Action.increase }.bind(to: reactor.action).disposed(by: disposeBag)
        minus.rx.tap.map { Reactor.Action.decrease }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map { $0.value }.distinctUntilChanged().map { "\($0)" }.bind(to: valueLabel.rx.text).disposed(by: disposeBag)
        reactor.state.map { $0.isLoading }.distinctUntilChanged().bind(to: indicator.rx.isAnimating).disposed(by: disposeBag)
        reactor.pulse(\.$alertMessage).compactMap { $0 }.subscribe(onNext: { [weak self] message in
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
            self?.present(alert, animated: true)
        }).disposed(by: disposeBag)
    }
}

show(CounterViewController(reactor: CounterViewReactor()))
visit(pause: 0.4,
    ("up", { tap("+") }),
    ("busy", { print(screen) }),
    ("done", { print(screen) }),
    ("ok", { choose("OK"); tap("-") }),
    ("wait", {}), ("wait", {}),
    ("down", { print(screen) }))
