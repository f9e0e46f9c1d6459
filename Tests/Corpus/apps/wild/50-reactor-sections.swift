// A reactor without actions for cells; sections by a data source that views bind.
import UIKit
import ReactorKit
import RxDataSources
import RxSwift
import RxCocoa
import Then
import SnapKit

typealias TaskListSection = SectionModel<Void, TaskCellReactor>
struct Task1: Equatable { var id = UUID().uuidString; var title: String; var isDone = false }
final class TaskCellReactor: Reactor { typealias Action = NoAction; let initialState: Task1; init(task: Task1) { initialState = task } }
final class TaskListReactor: Reactor {
    enum Action { case refresh, toggleEditing, toggle(IndexPath), delete(IndexPath) }
    enum Mutation { case setSections([TaskListSection]), toggleEditing, update(IndexPath, TaskListSection.Item), remove(IndexPath) }
    struct State { var isEditing: Bool; var sections: [TaskListSection] }
    let initialState = State(isEditing: false, sections: [TaskListSection(model: Void(), items: [])])
    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .refresh: return .just(.setSections([TaskListSection(model: Void(), items: ["Draw", "Write"].map { TaskCellReactor(task: Task1(title: $0)) })]))
        case .toggleEditing: return .just(.toggleEditing)
        case let .toggle(path):
            var task = currentState.sections[path.section].items[path.row].currentState
            task.isDone.toggle()
            return .just(.update(path, TaskCellReactor(task: task)))
        case let .delete(path): return .just(.remove(path))
        }
    }
    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case let .setSections(sections): state.sections = sections
        case .toggleEditing: state.isEditing = !state.isEditing
        case let .update(path, item): state.sections[path.section].items[path.row] = item
        case let .remove(path): state.sections[path.section].items.remove(at: path.row)
        }
        return state
    }
}
final class TaskCell: UITableViewCell, View {
    typealias Reactor = TaskCellReactor
    var disposeBag = DisposeBag()
    let titleLabel = UILabel().then { $0.numberOfLines = 2 }
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier); contentView.addSubview(titleLabel); titleLabel.snp.makeConstraints { $0.edges.equalToSuperview().inset(15) } }
    required init?(coder: NSCoder) { fatalError() }
    func bind(reactor: Reactor) {
        reactor.state.map { $0.title }.distinctUntilChanged().bind(to: titleLabel.rx.text).disposed(by: disposeBag)
        reactor.state.map { $0.isDone ? .checkmark : .none }.bind { [weak self] in self?.accessoryType = $0 }.disposed(by: disposeBag)
    }
}
final class TaskListViewController: UIViewController, View {
    let dataSource = RxTableViewSectionedReloadDataSource<TaskListSection>(configureCell: { _, tableView, indexPath, reactor in
        let cell = tableView.dequeueReusableCell(withIdentifier: "taskCell", for: indexPath) as! TaskCell
        cell.reactor = reactor
        return cell
    })
    let editItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    let tableView = UITableView().then { $0.allowsSelectionDuringEditing = true; $0.register(TaskCell.self, forCellReuseIdentifier: "taskCell") }
    var disposeBag = DisposeBag()
    init(reactor: TaskListReactor) {
        super.init(nibName: nil, bundle: nil)
        navigationItem.leftBarButtonItem = editItem
        self.reactor = reactor
    }
    required convenience init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(tableView); tableView.snp.makeConstraints { $0.edges.equalTo(0) } }
    func bind(reactor: TaskListReactor) {
        tableView.rx.setDelegate(self).disposed(by: disposeBag)
        dataSource.canEditRowAtIndexPath = { _, _ in true }
        rx.viewDidLoad.map { Reactor.Action.refresh }.bind(to: reactor.action).disposed(by: disposeBag)
        editItem.rx.tap.map { Reactor.Action.toggleEditing }.bind(to: reactor.action).disposed(by: disposeBag)
        tableView.rx.itemSelected.map { .toggle($0) }.bind(to: reactor.action).disposed(by: disposeBag)
        tableView.rx.itemDeleted.map(Reactor.Action.delete).bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.asObservable().map { $0.sections }.bind(to: tableView.rx.items(dataSource: dataSource)).disposed(by: disposeBag)
        reactor.state.asObservable().map { $0.isEditing }.distinctUntilChanged().subscribe(onNext: { [weak self] isEditing in
            self?.navigationItem.leftBarButtonItem?.title = isEditing ? "Done" : "Edit"
            self?.navigationItem.leftBarButtonItem?.style = isEditing ? .done : .plain
            self?.tableView.setEditing(isEditing, animated: true)
        }).disposed(by: disposeBag)
    }
}
extension TaskListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}
extension Reactive where Base: UIViewController { var viewDidLoad: ControlEvent<Void> { ControlEvent(events: methodInvoked(#selector(Base.viewDidLoad)).map { _ in }) } }
let c = TaskListViewController(reactor: TaskListReactor())
show(UINavigationController(rootViewController: c))
visit(("", { print(screen); c.tableView.select(row: 0) }), ("", { tap("Edit"); print(screen); c.tableView.delete(row: 1) }), ("", { print(screen) }))
