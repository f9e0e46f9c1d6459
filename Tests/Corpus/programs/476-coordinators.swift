import RxSwift  // from our engine
class BaseCoordinator<ResultType> {
    typealias CoordinationResult = ResultType
    let disposeBag = DisposeBag()
    private let identifier: Int
    private var childCoordinators = [Int: Any]()
    private static var counter: Int { 1 }
    init(id: Int) { identifier = id }
    private func store<T>(coordinator: BaseCoordinator<T>) { childCoordinators[coordinator.identifier] = coordinator }
    private func free<T>(coordinator: BaseCoordinator<T>) { childCoordinators[coordinator.identifier] = nil }
    func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
        store(coordinator: coordinator)
        return coordinator.start().do(onNext: { [weak self] _ in self?.free(coordinator: coordinator) })
    }
    func start() -> Observable<ResultType> { fatalError("Start method should be implemented.") }
    var children: Int { childCoordinators.count }
}
enum LanguageListResult { case language(String), cancel }
final class LanguageCoordinator: BaseCoordinator<LanguageListResult> {
    let picks = PublishSubject<LanguageListResult>()
    override func start() -> Observable<LanguageListResult> { picks.take(1) }
}
final class AppCoordinator: BaseCoordinator<Void> {
    let list = LanguageCoordinator(id: 2)
    override func start() -> Observable<Void> {
        coordinate(to: list)
            .map { result -> String? in
                switch result {
                case .language(let language): return language
                case .cancel: return nil
                }
            }
            .compactMap { $0 }
            .do(onNext: { print("picked", $0) })
            .map { _ in }
    }
}
let app = AppCoordinator(id: 1)
app.start().subscribe(onCompleted: { print("over") }).disposed(by: app.disposeBag)
print(app.children)
app.list.picks.onNext(.language("Swift"))
print(app.children)
