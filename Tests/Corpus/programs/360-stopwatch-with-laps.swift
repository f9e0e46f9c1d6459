import RxSwift  // from our engine
import RxCocoa
import Foundation
// Stopwatch with commands.
enum Command: String { case start, lap, stop, reset }
struct WatchState: Equatable { var elapsed = 0, laps: [Int] = [], isRunning = false
    var display: String { let (m, s) = (elapsed / 600, Double(elapsed % 600) / 10); return String(format: "%02d:%04.1f", m, s) } }
final class Stopwatch {
    let commands = PublishRelay<Command>()
    let state: Driver<WatchState>
    init(scheduler: SchedulerType = MainScheduler.instance) {
        enum Mutation { case tick, command(Command) }
        let ticks = commands.filter { $0 != .lap }
            .flatMapLatest { c -> Observable<Int> in
                c == .start ? Observable<Int>.interval(.milliseconds(100), scheduler: scheduler) : .empty()
            }
            .map { _ in Mutation.tick }
        state = Observable.merge(ticks, commands.map(Mutation.command))
            .scan(into: WatchState()) { state, mutation in
                switch mutation {
                case .tick: state.elapsed += 1
                case .command(.start): state.isRunning = true
                case .command(.stop): state.isRunning = false
                case .command(.lap): state.laps.append(state.elapsed - state.laps.reduce(0, +))
                case .command(.reset): state = WatchState()
                }
            }
            .startWith(WatchState())
            .asDriver(onErrorDriveWith: .never())
    }
}
let watch = Stopwatch()
let bag = DisposeBag()
watch.state.map(\.display).distinctUntilChanged().drive(onNext: { print($0) }).disposed(by: bag)
watch.state.map { $0.laps }.distinctUntilChanged().skip(1).drive(onNext: { print("laps", $0) }).disposed(by: bag)
watch.state.map(\.isRunning).distinctUntilChanged().drive(onNext: { print($0 ? "running" : "stopped") }).disposed(by: bag)
let plan: [(delay: Int, command: Command)] = [(50, .start), (420, .lap), (500, .lap), (200, .stop), (300, .start), (250, .stop), (10, .reset)]
Observable.from(plan)
    .concatMap { step in Observable.just(step.command).delay(.milliseconds(step.delay), scheduler: MainScheduler.instance) }
    .do(onNext: { print(">", $0.rawValue) })
    .bind(to: watch.commands)
    .disposed(by: bag)
