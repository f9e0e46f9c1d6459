// Seven days per line: all days of a month are on the screen.
import UIKit
import RxSwift
import RxCocoa

struct Day { let date: Date; let isCurrentMonth: Bool }
struct Month {
    private static let calendar: Calendar = {
        var c = Calendar(identifier: .gregorian)
        c.timeZone = TimeZone(identifier: "UTC")!
        c.firstWeekday = 2
        return c
    }()
    let start: Date
    init(year: Int, month: Int) { start = Month.calendar.date(from: DateComponents(year: year, month: month, day: 1))! }
    private init(start: Date) { self.start = start }
    func adding(_ months: Int) -> Month { Month(start: Month.calendar.date(byAdding: .month, value: months, to: start)!) }
    var days: [Day] {
        let c = Month.calendar
        let weekday = c.component(.weekday, from: start)
        let lead = (weekday - c.firstWeekday + 7) % 7
        let count = c.range(of: .day, in: .month, for: start)!.count
        return (-lead..<count).map { offset in
            Day(date: c.date(byAdding: .day, value: offset, to: start)!, isCurrentMonth: offset >= 0)
        }
    }
    var title: String {
        let f = DateFormatter()
        f.locale = Locale(identifier: "en_US_POSIX")
        f.timeZone = TimeZone(identifier: "UTC")
        f.dateFormat = "LLLL yyyy"
        return f.string(from: start)
    }
}
class DayCell: UICollectionViewCell {
    static let id = "DayCell"
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.textAlignment = .center
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() { super.layoutSubviews(); label.frame = contentView.bounds }
    func bind(_ day: Day) {
        var c = Calendar(identifier: .gregorian)
        c.timeZone = TimeZone(identifier: "UTC")!
        label.text = "\(c.component(.day, from: day.date))"
        label.textColor = day.isCurrentMonth ? .label : .tertiaryLabel
    }
}
class CalendarViewController: UIViewController {
    private let month = BehaviorRelay(value: Month(year: 2024, month: 2))
    private let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390 / 7, height: 44)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 300)
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: DayCell.id)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Previous", style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
        Observable.merge(
            navigationItem.leftBarButtonItem!.rx.tap.map { -1 },
            navigationItem.rightBarButtonItem!.rx.tap.map { 1 })
            .withLatestFrom(month) { $1.adding($0) }
            .bind(to: month).disposed(by: bag)
        month.map { $0.title }.bind(to: navigationItem.rx.title).disposed(by: bag)
        month.map { $0.days }
            .bind(to: collectionView.rx.items) { collectionView, row, day in
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DayCell.id, for: IndexPath(item: row, section: 0)) as! DayCell
                cell.bind(day)
                return cell
            }.disposed(by: bag)
        collectionView.rx.modelSelected(Day.self).map { $0.date.timeIntervalSince1970 }.subscribe(onNext: { print("day", Int($0 / 86400)) }).disposed(by: bag)
    }
}
show(UINavigationController(rootViewController: CalendarViewController()))
visit(("", { print(screen); tap("Next") }), ("", { print(screen); tap("31") }))
