import Foundation
// redux store with middleware, undo, dynamic member lookup, key paths
@dynamicMemberLookup
final class Store<State, Action> {
  typealias Reducer = (inout State, Action) -> Void
  typealias Middleware = (Store, Action, (Action) -> Void) -> Void
  private(set) var state: State { didSet { observers.values.sorted { $0.0 < $1.0 }.forEach { $0.1(state) } } }
  private let reducer: Reducer
  private lazy var chain: (Action) -> Void = middleware.reversed().reduce({ [unowned self] in self.reducer(&self.state, $0) }) { next, m in
    { [unowned self] action in m(self, action, next) }
  }
  private let middleware: [Middleware]
  private var observers: [UUID: (Int, (State) -> Void)] = [:]
  private var order = 0
  init(_ initial: State, middleware: Middleware..., reducer: @escaping Reducer) { state = initial; self.reducer = reducer; self.middleware = middleware }
  subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { state[keyPath: path] }
  func send(_ actions: Action...) { actions.forEach(chain) }
  struct Token { let cancel: () -> Void }
  func observe<T: Equatable>(_ path: KeyPath<State, T>, _ body: @escaping (_ old: T?, _ new: T) -> Void) -> Token {
    var last: T?
    let id = UUID()
    order += 1
    observers[id] = (order, { s in
      let v = s[keyPath: path]
      guard v != last else { return }
      defer { last = v }
      body(last, v)
    })
    return Token { [weak self] in self?.observers[id] = nil }
  }
}
struct Todo: Equatable, Identifiable { let id: Int; var title: String; var isDone = false }
struct AppState { var todos: [Todo] = []; var filter: Filter = .all; var log = [String]()
  enum Filter: String, CaseIterable { case all, active, completed }
  var visible: [Todo] { switch filter { case .all: return todos; case .active: return todos.filter { !$0.isDone }; case .completed: return todos.filter(\.isDone) } }
  var summary: String { "\(todos.lazy.filter { !$0.isDone }.count) left" }
}
enum Action { case add(String), toggle(id: Int), rename(Int, to: String), show(AppState.Filter), clear }
let store = Store<AppState, Action>(AppState(), middleware: { store, action, next in
  print("->", action); next(action); print("<-", store.summary)
}, { _, action, next in
  if case .add(let t) = action, t.trimmingCharacters(in: .whitespaces).isEmpty { print("   refused"); return }
  next(action)
}) { state, action in
  switch action {
  case .add(let title): state.todos.append(Todo(id: (state.todos.map(\.id).max() ?? 0) + 1, title: title))
  case .toggle(let id): if let i = state.todos.firstIndex(where: { $0.id == id }) { state.todos[i].isDone.toggle() }
  case let .rename(id, title): state.todos.indices.filter { state.todos[$0].id == id }.forEach { state.todos[$0].title = title }
  case .show(let f): state.filter = f
  case .clear: state.todos.removeAll(where: \.isDone)
  }
  state.log.append("\(action)".prefix(while: { $0 != "(" }).uppercased())
}
let token = store.observe(\.visible.count) { print("   visible \($0.map(String.init) ?? "-") -> \($1)") }
let names = store.observe(\.todos.first?.title) { old, new in print("   first:", old as Any, new ?? "none") }
store.send(.add("milk"), .add("  "), .add("eggs"))
store.send(.toggle(id: 1), .rename(2, to: "brown eggs"), .show(.active))
token.cancel()
store.send(.clear)
print(store.log, store.filter.rawValue, AppState.Filter.allCases.map { "\($0)" })
dump(store.visible)
print(store.state)
let paths: [WritableKeyPath<AppState, AppState.Filter>] = [\.filter]
var copy = store.state
copy[keyPath: paths[0]] = .completed
copy[keyPath: \.todos[0].title] += "!"
print(copy.filter, copy.todos[0].title, store.todos[0].title)
