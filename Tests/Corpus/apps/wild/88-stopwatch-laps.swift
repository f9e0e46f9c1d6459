// Laps take the time at their tap; stopping keeps the time, resetting clears it.
import UIKit
import RxSwift
import RxCocoa

class StopwatchViewController: UIViewController {
    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var startStopButton: UIButton!
    @IBOutlet weak var lapResetButton: UIButton!
    @IBOutlet weak var lapsTableView: UITableView!
    let disposeBag = DisposeBag()
    let laps = BehaviorRelay<[TimeInterval]>(value: [])
    override func viewDidLoad() {
        super.viewDidLoad()
        startStopButton.setTitle("Start", for: .normal)
        lapResetButton.setTitle("Reset", for: .normal)
        let running = startStopButton.rx.tap.scan(false) { old, _ in !old }.startWith(false).share(replay: 1, scope: .whileConnected)
        let reset = lapResetButton.rx.tap.withLatestFrom(running).filter { !$0 }.map { _ in }
        let lap = lapResetButton.rx.tap.withLatestFrom(running).filter { $0 }.map { _ in }
        let time = Observable.merge(
            running.flatMapLatest { isOn -> Observable<Int?> in
                isOn ? Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).map { _ in 1 } : .empty()
            },
            reset.map { nil })
            .scan(0) { total, step in step.map { total + $0 } ?? 0 }
            .startWith(0)
            .share(replay: 1)
        time.map { String(format: "%02d:%02d.%d", $0 / 600, ($0 / 10) % 60, $0 % 10) }
            .bind(to: timeLabel.rx.text).disposed(by: disposeBag)
        running.map { $0 ? "Stop" : "Start" }.bind(to: startStopButton.rx.title(for: .normal)).disposed(by: disposeBag)
        running.map { $0 ? "Lap" : "Reset" }.bind(to: lapResetButton.rx.title(for: .normal)).disposed(by: disposeBag)
        running.map { $0 ? UIColor.red : UIColor.green }.subscribe(onNext: { [weak self] in self?.startStopButton.tintColor = $0 }).disposed(by: disposeBag)
        lap.withLatestFrom(time).map { Double($0) / 10 }
            .withLatestFrom(laps) { new, old in [new] + old }
            .bind(to: laps).disposed(by: disposeBag)
        reset.map { [] }.bind(to: laps).disposed(by: disposeBag)
        laps.asDriver().drive(lapsTableView.rx.items(cellIdentifier: "LapCell", cellType: UITableViewCell.self)) { [unowned self] row, lap, cell in
            cell.textLabel?.text = "Lap \(self.laps.value.count - row)"
            cell.detailTextLabel?.text = "\(lap)"
        }.disposed(by: disposeBag)
    }
}
show(StopwatchViewController())
visit(
    (at: 0, { tap("Start") }), (at: 1.25, { tap("Lap") }), (at: 2.05, { tap("Lap"); tap("Stop"); print(screen) }),
    (at: 3, { tap("Reset"); print(screen) })
)
