// viewDidLoad of a controller is a control event; a state change replaces one cell's reactor.
import UIKit
import ReactorKit
import RxSwift
import RxCocoa
import RxViewController
import RxDataSources
import SnapKit
import Then

struct Task { let id: Int; var title: String; var isDone: Bool }
typealias TaskListSection = SectionModel<Void, TaskCellReactor>
final class TaskCellReactor: Reactor {
    typealias Action = NoAction
    let initialState: Task
    init(task: Task) { initialState = task }
}
protocol TaskServiceType { func fetch() -> Observable<[Task]>; func toggle(_ id: Int) -> Observable<Task> }
final class TaskService: TaskServiceType {
    private var tasks = [Task(id: 1, title: "Read", isDone: false), Task(id: 2, title: "Write", isDone: true)]
    func fetch() -> Observable<[Task]> { .just(tasks) }
    func toggle(_ id: Int) -> Observable<Task> {
        let i = tasks.firstIndex { $0.id == id }!
        tasks[i].isDone.toggle()
        return .just(tasks[i])
    }
}
final class TaskListReactor: Reactor {
    enum Action { case refresh, toggle(IndexPath), setFilter(Bool) }
    enum Mutation { case setSections([TaskListSection]), replace(IndexPath, TaskListSection.Item), toggleFilter(Bool) }
    struct State { var onlyOpen = false; var sections: [TaskListSection] = [] }
    let initialState = State()
    private let service: TaskServiceType
    init(service: TaskServiceType) { self.service = service }
    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .refresh:
            return service.fetch().map { tasks in .setSections([TaskListSection(model: Void(), items: tasks.map(TaskCellReactor.init))]) }
        case .toggle(let path):
            let reactor = currentState.sections[path.section].items[path.row]
            return service.toggle(reactor.currentState.id).map { .replace(path, TaskCellReactor(task: $0)) }
        case .setFilter(let on):
            return .just(.toggleFilter(on))
        }
    }
    func reduce(state: State, mutation: Mutation) -> State {
        var new = state
        switch mutation {
        case .setSections(let sections): new.sections = sections
        case let .replace(path, item): new.sections[path.section].items[path.row] = item
        case .toggleFilter(let on): new.onlyOpen = on
        }
        return new
    }
    func transform(action: Observable<Action>) -> Observable<Action> { action.debug("action", trimOutput: true).do(onNext: { _ in }) }
}
class BaseTableViewCell: UITableViewCell {
    var disposeBag = DisposeBag()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        initialize()
    }
    required convenience init?(coder aDecoder: NSCoder) { self.init(style: .default, reuseIdentifier: nil) }
    func initialize() {}
}
final class TaskCell: BaseTableViewCell, View {
    private let titleLabel = UILabel().then { $0.numberOfLines = 2 }
    override func initialize() {
        contentView.addSubview(titleLabel)
        titleLabel.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)) }
    }
    func bind(reactor: TaskCellReactor) {
        titleLabel.text = reactor.currentState.title
        accessoryType = reactor.currentState.isDone ? .checkmark : .none
    }
}
final class TaskListViewController: UIViewController, View {
    let tableView = UITableView().then {
        $0.allowsSelectionDuringEditing = true
        $0.register(TaskCell.self, forCellReuseIdentifier: "taskCell")
    }
    var disposeBag = DisposeBag()
    private(set) lazy var dataSource = RxTableViewSectionedReloadDataSource<TaskListSection>(configureCell: { _, tableView, indexPath, reactor in
        let cell = tableView.dequeueReusableCell(withIdentifier: "taskCell", for: indexPath) as! TaskCell
        cell.reactor = reactor
        return cell
    })
    init(reactor: TaskListReactor) {
        defer { self.reactor = reactor }
        super.init(nibName: nil, bundle: nil)
        title = "Tasks"
    }
    required convenience init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.snp.makeConstraints { make in make.edges.equalTo(view) }
    }
    func bind(reactor: TaskListReactor) {
        rx.viewDidLoad.map { Reactor.Action.refresh }.bind(to: reactor.action).disposed(by: disposeBag)
        tableView.rx.itemSelected.map { Reactor.Action.toggle($0) }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.asObservable().map { $0.sections }.bind(to: tableView.rx.items(dataSource: dataSource)).disposed(by: disposeBag)
        reactor.state.map { $0.sections.first?.items.filter { $0.currentState.isDone }.count ?? 0 }.distinctUntilChanged()
            .map { "\($0) done" }.bind(to: navigationItem.rx.prompt).disposed(by: disposeBag)
    }
}
let list = TaskListViewController(reactor: TaskListReactor(service: TaskService()))
show(UINavigationController(rootViewController: list))
visit(("", { print(screen); tap("Read") }), ("", { print(screen) }))
