import Foundation  // from our engine
import RxSwift
import RxCocoa
import Action

struct TaskItem: Equatable, Hashable, Comparable {
  let uid: Int
  var title: String
  var checked: Date?
  static func < (l: Self, r: Self) -> Bool { (l.checked != nil ? 1 : 0, l.uid) < (r.checked != nil ? 1 : 0, r.uid) }
}

enum TaskServiceError: Error { case creationFailed, updateFailed(TaskItem), deletionFailed(TaskItem), toggleFailed(TaskItem) }

protocol TaskServiceType {
  @discardableResult func createTask(title: String) -> Observable<TaskItem>
  @discardableResult func delete(task: TaskItem) -> Observable<Void>
  @discardableResult func update(task: TaskItem, title: String) -> Observable<TaskItem>
  @discardableResult func toggle(task: TaskItem) -> Observable<TaskItem>
  func tasks() -> Observable<[TaskItem]>
}

struct TaskService: TaskServiceType {
  private let store = BehaviorRelay<[Int: TaskItem]>(value: [:])
  private static var nextID: Int = { 1 }()

  init() {
    do {
      for title in ["Chapter 5: Filtering operators", "Chapter 4: Observables and Subjects in practice"] { createTask(title: title) }
    }
  }
  fileprivate func withStore<T>(_ operation: String, action: (BehaviorRelay<[Int: TaskItem]>) throws -> T) -> T? {
    do { return try action(store) } catch let err { print("Failed \(operation) store with error: \(err)"); return nil }
  }
  @discardableResult
  func createTask(title: String) -> Observable<TaskItem> {
    let result = withStore("creating") { store -> Observable<TaskItem> in
      let task = TaskItem(uid: TaskService.nextID, title: title, checked: nil)
      TaskService.nextID += 1
      store.accept(store.value.merging([task.uid: task]) { $1 })
      return .just(task)
    }
    return result ?? .error(TaskServiceError.creationFailed)
  }
  @discardableResult
  func delete(task: TaskItem) -> Observable<Void> {
    let result = withStore("deleting") { store -> Observable<Void> in
      var all = store.value
      guard all.removeValue(forKey: task.uid) != nil else { throw TaskServiceError.deletionFailed(task) }
      store.accept(all)
      return .empty()
    }
    return result ?? .error(TaskServiceError.deletionFailed(task))
  }
  @discardableResult
  func update(task: TaskItem, title: String) -> Observable<TaskItem> {
    withStore("updating") { store -> Observable<TaskItem> in
      var all = store.value
      all[task.uid]?.title = title
      store.accept(all)
      return .just(all[task.uid]!)
    } ?? .error(TaskServiceError.updateFailed(task))
  }
  @discardableResult
  func toggle(task: TaskItem) -> Observable<TaskItem> {
    let result = withStore("toggling") { store -> Observable<TaskItem> in
      var all = store.value
      guard var item = all[task.uid] else { throw TaskServiceError.toggleFailed(task) }
      item.checked = item.checked == nil ? Date() : nil
      all[item.uid] = item
      store.accept(all)
      return .just(item)
    }
    return result ?? .error(TaskServiceError.toggleFailed(task))
  }
  func tasks() -> Observable<[TaskItem]> { store.asObservable().map { $0.values.sorted() } }
}

// MARK: - Scenes
enum Scene { case tasks(TasksViewModel), editTask(EditTaskViewModel) }
enum SceneTransitionType { case root, push, modal }
protocol SceneCoordinatorType: AnyObject {
  @discardableResult func transition(to scene: Scene, type: SceneTransitionType) -> Completable
  @discardableResult func pop(animated: Bool) -> Completable
}
extension SceneCoordinatorType { @discardableResult func pop() -> Completable { pop(animated: true) } }
extension Scene: CustomStringConvertible {
  var description: String {
    switch self {
    case .tasks: return "tasks"
    case .editTask(let model): return "edit(\(model.itemTitle))"
    }
  }
}
class SceneCoordinator: SceneCoordinatorType {
  private var stack: [Scene] = []
  var current: Scene? { stack.last }
  @discardableResult func transition(to scene: Scene, type: SceneTransitionType) -> Completable {
    let subject = PublishSubject<Void>()
    print("[scene] \(type) \(scene)")
    if case .root = type { stack = [scene] } else { stack.append(scene) }
    DispatchQueue.main.async { subject.onCompleted() }
    return subject.asObservable().take(1).ignoreElements().asCompletable()
  }
  @discardableResult func pop(animated: Bool) -> Completable {
    let gone = stack.removeLast()
    print("[scene] pop \(gone) -> \(stack.last.map(String.init(describing:)) ?? "none")")
    return Completable.empty()
  }
}

// MARK: - View models
typealias TaskSection = (model: String, items: [TaskItem])
struct EditTaskViewModel {
  let itemTitle: String
  let onUpdate: Action<String, Void>
  let onCancel: CocoaAction!
  let disposeBag = DisposeBag()
  init(task: TaskItem, coordinator: SceneCoordinatorType, updateAction: Action<String, Void>, cancelAction: CocoaAction? = nil) {
    itemTitle = task.title
    onUpdate = updateAction
    onCancel = CocoaAction {
      if let cancelAction = cancelAction { cancelAction.execute(()) }
      return coordinator.pop().asObservable().map { _ in }
    }
    onUpdate.executionObservables.take(1).subscribe(onNext: { _ in coordinator.pop() }).disposed(by: disposeBag)
  }
}
struct TasksViewModel {
  let sceneCoordinator: SceneCoordinatorType
  let taskService: TaskServiceType
  init(taskService: TaskServiceType, coordinator: SceneCoordinatorType) {
    self.taskService = taskService
    self.sceneCoordinator = coordinator
  }
  func onToggle(task: TaskItem) -> CocoaAction {
    return CocoaAction { self.taskService.toggle(task: task).map { _ in } }
  }
  func onDelete(task: TaskItem) -> CocoaAction { CocoaAction { self.taskService.delete(task: task) } }
  func onUpdateTitle(task: TaskItem) -> Action<String, Void> {
    Action { newTitle in self.taskService.update(task: task, title: newTitle).map { _ in } }
  }
  var sectionedItems: Observable<[TaskSection]> {
    self.taskService.tasks().map { results in
      let due = results.filter { $0.checked == nil }, done = results.filter { $0.checked != nil }
      return [(model: "Due Tasks", items: due), (model: "Done Tasks", items: done)]
    }
  }
  func onCreateTask() -> CocoaAction {
    CocoaAction { _ in
      self.taskService.createTask(title: "").flatMap { task -> Observable<Void> in
        let edit = EditTaskViewModel(task: task, coordinator: self.sceneCoordinator, updateAction: self.onUpdateTitle(task: task), cancelAction: self.onDelete(task: task))
        return self.sceneCoordinator.transition(to: .editTask(edit), type: .modal).asObservable().map { _ in }
      }
    }
  }
  lazy var editAction: Action<TaskItem, Swift.Never> = { this in
    Action { task in
      let edit = EditTaskViewModel(task: task, coordinator: this.sceneCoordinator, updateAction: this.onUpdateTitle(task: task))
      return this.sceneCoordinator.transition(to: .editTask(edit), type: .modal).asObservable()
    }
  }(self)
  lazy var statistics: Observable<(todo: Int, done: Int)> = taskService.tasks().map { all in
    let done = all.filter { $0.checked != nil }.count
    return (todo: all.count - done, done: done)
  }
}

let bag = DisposeBag()
let coordinator = SceneCoordinator()
let service = TaskService()
var model = TasksViewModel(taskService: service, coordinator: coordinator)
coordinator.transition(to: .tasks(model), type: .root)
model.sectionedItems.subscribe(onNext: { sections in
  for (name, items) in sections where !items.isEmpty { print("  \(name):", items.map(\.title).joined(separator: " | ")) }
}).disposed(by: bag)
model.statistics.distinctUntilChanged { $0 == $1 }.subscribe(onNext: { print("  stats", $0) }).disposed(by: bag)
let create = model.onCreateTask()
create.executing.subscribe(onNext: { print("  creating:", $0) }).disposed(by: bag)
create.execute(())
if case .editTask(let edit)? = coordinator.current {
  edit.onUpdate.execute("Chapter 25: A complete app")
}
service.tasks().take(1).subscribe(onNext: { all in
  model.onToggle(task: all[0]).execute(())
  model.editAction.execute(all[1]).subscribe(onError: { print("err", $0) }, onCompleted: { print("shown") }).disposed(by: bag)
}).disposed(by: bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  if case .editTask(let edit)? = coordinator.current { edit.onCancel.execute(()) }
  let ghost = TaskItem(uid: 99, title: "ghost", checked: nil)
  let toggle = model.onToggle(task: ghost)
  toggle.errors.subscribe(onNext: { print("error:", $0) }).disposed(by: bag)
  toggle.execute(())
  exit(0)
}
RunLoop.main.run()
