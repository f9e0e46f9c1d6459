import RxSwift  // from our engine
import RxRelay
indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), ref(String) }
final class Cell {
  let relay: BehaviorRelay<Expr>
  init(_ e: Expr) { relay = .init(value: e) }
}
final class Sheet {
  private var cells: [String: Cell] = [:]
  subscript(name: String) -> Expr? {
    get { cells[name]?.relay.value }
    set { if let e = newValue { if let c = cells[name] { c.relay.accept(e) } else { cells[name] = Cell(e) } } }
  }
  func value(_ name: String) -> Observable<Double> {
    guard let c = cells[name] else { return .just(.nan) }
    return c.relay.flatMapLatest { [unowned self] in self.eval($0) }.distinctUntilChanged()
  }
  private func eval(_ e: Expr) -> Observable<Double> {
    switch e {
    case .num(let v): return .just(v)
    case let .add(a, b): return Observable.combineLatest(eval(a), eval(b), resultSelector: +)
    case let .mul(a, b): return Observable.combineLatest(eval(a), eval(b)) { $0 * $1 }
    case .ref(let n): return value(n)
    }
  }
}
let sheet = Sheet()
sheet["a"] = .num(2); sheet["b"] = .num(3)
sheet["c"] = .add(.ref("a"), .mul(.ref("b"), .num(10)))
let d = sheet.value("c").subscribe(onNext: { print("c =", $0) })
sheet["a"] = .num(5)
sheet["b"] = .ref("a")
sheet["a"] = .num(1)
sheet["c"] = .ref("zzz")
d.dispose()
sheet["a"] = .num(9)
