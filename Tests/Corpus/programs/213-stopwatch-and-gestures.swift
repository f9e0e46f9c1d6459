import Foundation  // from our engine
import RxSwift
// iOS-like classes, timers, stopwatch, game loop
class Stopwatch { 
  enum Command { case start, pause, reset, lap }
  struct Reading: CustomStringConvertible { var elapsed = 0; var laps: [Int] = []; var description: String { let (m, s) = elapsed.quotientAndRemainder(dividingBy: 600); return String(format: "%02d:%04.1f", m, Double(s) / 10) + (laps.isEmpty ? "" : " \(laps)") } }
  let commands = PublishSubject<Command>()
  lazy var readings: Observable<Reading> = commands.startWith(.reset).flatMapLatest { (c: Command) -> Observable<(inout Reading) -> Void> in
    switch c {
    case .start: return Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).map { _ in { $0.elapsed += 1 } }
    case .pause: return .empty()
    case .reset: return .just { $0 = Reading() }
    case .lap: return .just({ r in r.laps.append(r.elapsed) })
    }
  }.scan(into: Reading()) { r, change in change(&r) }.share(replay: 1)
}
let watch = Stopwatch(), bag = DisposeBag()
watch.readings.map(\.description).distinctUntilChanged().enumerated().filter { $0.index % 4 == 0 || $0.element.contains("[") }.subscribe(onNext: { print($0.index, $0.element) }).disposed(by: bag)
let script: [(Double, Stopwatch.Command)] = [(0.05, .start), (1.22, .lap), (1.3, .start), (2.0, .pause), (2.5, .reset)]
for (t, c) in script { Observable<Int>.timer(.milliseconds(Int(t * 1000)), scheduler: MainScheduler.instance).map { _ in c }.subscribe(onNext: watch.commands.onNext).disposed(by: bag) }
// quiz
struct Question: Decodable { let text: String; let answers: [String]; let correct: Int; private enum CodingKeys: String, CodingKey { case text = "q", answers, correct } }
let json = """
[{"q": "2+2?", "answers": ["3", "4"], "correct": 1}, {"q": "Capital of Peru?", "answers": ["Lima", "Rome"], "correct": 0}]
"""
let questions = Observable.just(Data(json.utf8)).decode(type: [Question].self, decoder: JSONDecoder()).flatMap { Observable.from($0) }
let answers = Observable.of(1, 1)
Observable.zip(questions, answers) { q, a in (q.text, q.correct == a) }
  .scan((score: 0, log: [String]())) { acc, r in let (text, ok) = r; return (acc.score + (ok ? 1 : 0), acc.log + ["\(text) \(ok ? "✓" : "✗")"]) }
  .takeLast(1)
  .subscribe(onNext: { score, log in print(score, log) }, onError: { print("bad", $0) }).disposed(by: bag)
Observable.just(Data("{".utf8)).decode(type: Question.self, decoder: JSONDecoder()).subscribe(onError: { print($0 is DecodingError) }).disposed(by: bag)
// typing indicator
let keys = PublishSubject<Character>()
let typing = Observable.merge(keys.map { _ in true }, keys.debounce(.milliseconds(500), scheduler: MainScheduler.instance).map { _ in false }).distinctUntilChanged()
typing.subscribe(onNext: { print($0 ? "typing…" : "idle") }).disposed(by: bag)
keys.scan("") { text, c in c == "⌫" ? String(text.dropLast()) : text + String(c) }.throttle(.milliseconds(250), scheduler: MainScheduler.instance).subscribe(onNext: { print("draft '\($0)'") }).disposed(by: bag)
for (i, c) in "helo⌫lo".enumerated() { _ = Observable<Int>.timer(.milliseconds(3000 + i * 150), scheduler: MainScheduler.instance).subscribe(onNext: { _ in keys.onNext(c) }) }
// drag
struct Point: Hashable { var x, y: Int; static func - (l: Point, r: Point) -> Point { Point(x: l.x - r.x, y: l.y - r.y) } }
let down = PublishSubject<Point>(), move = PublishSubject<Point>(), up = PublishSubject<Void>()
down.flatMapFirst { start in move.map { $0 - start }.takeUntil(up).concat(Observable.just(Point(x: 0, y: 0))) }.subscribe(onNext: { print("drag \($0)") }).disposed(by: bag)
move.onNext(Point(x: 9, y: 9)); down.onNext(Point(x: 1, y: 1)); move.onNext(Point(x: 3, y: 4)); down.onNext(Point(x: 0, y: 0)); up.onNext(()); move.onNext(.init(x: 5, y: 5))
let doubleTap = PublishSubject<Void>()
doubleTap.buffer(timeSpan: .milliseconds(300), count: 2, scheduler: MainScheduler.instance).filter { $0.count == 2 }.take(1).subscribe(onNext: { _ in print("double") }, onDisposed: { print("tap over") }).disposed(by: bag)
doubleTap.onNext(()); doubleTap.onNext(())
// konami
let code = [1, 1, 2, 2]
Observable.of(0, 1, 1, 2, 2, 1).scan([]) { Array(($0 + [$1]).suffix(code.count)) }.filter { $0 == code }.subscribe(onNext: { print("code", $0) }).disposed(by: bag)
