import RxSwift  // from our engine
struct Point: Hashable { var x = 0, y = 0 }
enum Move: Character, CaseIterable { case up = "U", down = "D", left = "L", right = "R"
  static func * (m: Move, n: Int) -> [Move] { Array(repeating: m, count: n) } }
func + (p: Point, m: Move) -> Point { var p = p
  switch m { case .up: p.y += 1; case .down: p.y -= 1; case .left: p.x -= 1; case .right: p.x += 1 }
  return p }
let bag = DisposeBag()
let path = Observable.from("UURRDDLLX").map(Move.init(rawValue:)).take(while: { $0 != nil }).compactMap { $0 }
path.scan(Point(), accumulator: +).map { "(\($0.x),\($0.y))" }.toArray().subscribe(onSuccess: { print($0.joined(separator: " ")) }).disposed(by: bag)
path.scan(into: (p: Point(), seen: Set([Point()]), twice: [Point]())) { acc, m in
  acc.p = acc.p + m
  if !acc.seen.insert(acc.p).inserted { acc.twice.append(acc.p) }
}.takeLast(1).subscribe(onNext: { print($0.p, $0.seen.count, $0.twice) }).disposed(by: bag)
path.reduce(into: [Move: Int]()) { $0[$1, default: 0] += 1 }.subscribe(onNext: { d in print(Move.allCases.map { "\($0.rawValue)\(d[$0] ?? 0)" }) }).disposed(by: bag)
Observable.from((Move.up * 2) + (Move.left * 1)).enumerated().map { "\($0.index)\($0.element)" }.reduce("", accumulator: { $0 + $1 + ";" }).subscribe { print($0) }.disposed(by: bag)
Observable.generate(initialState: (0, 1), condition: { $0.0 < 60 }, iterate: { ($0.1, $0.0 + $0.1) }).map(\.0).filter { $0 % 2 == 0 }.subscribe(onNext: { print($0, terminator: " ") }, onCompleted: { print() }).disposed(by: bag)
Observable.repeatElement("z").enumerated().take(while: { $0.index < 3 }).map { $0.element + String($0.index) }.subscribe(onNext: { print($0) }).disposed(by: bag)
extension ObservableType { func reduce<A>(into a: A, _ f: @escaping (inout A, Element) throws -> Void) -> Observable<A> { scan(into: a, accumulator: f).startWith(a).takeLast(1) } }
Observable.of(3, 1, 2).map { n in Observable.range(start: 1, count: n).map { n * $0 } }.concat().toArray().subscribe { print($0) }.disposed(by: bag)
Observable.of(["a": 1], ["b": 2]).scan([:]) { $0.merging($1) { $1 } }.map { $0.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" } }.subscribe(onNext: { print($0) }).disposed(by: bag)
let (evens, odds) = ({ $0.filter { $0 % 2 == 0 } }(Observable.range(start: 1, count: 6)), Observable.range(start: 1, count: 6).filter { !$0.isMultiple(of: 2) })
Observable.zip(evens, odds, resultSelector: *).toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
