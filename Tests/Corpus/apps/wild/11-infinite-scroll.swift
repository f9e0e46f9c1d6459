// A feed that loads more near its end, by contentOffset, frame and contentSize.
import UIKit
import RxSwift
import RxCocoa

extension UIScrollView {
    func isNearBottomEdge(edgeOffset: CGFloat = 20.0) -> Bool {
        return contentOffset.y + frame.size.height + edgeOffset > contentSize.height
    }
}
extension Reactive where Base: UIScrollView {
    var reachedBottom: Observable<Void> {
        return contentOffset.flatMap { [weak base] contentOffset -> Observable<Void> in
            guard let scrollView = base else { return .empty() }
            let visibleHeight = scrollView.frame.height - scrollView.contentInset.top - scrollView.contentInset.bottom
            let y = contentOffset.y + scrollView.contentInset.top
            let threshold = max(0.0, scrollView.contentSize.height - visibleHeight)
            guard scrollView.frame.height > 0 else { return .empty() }
            return y > threshold - 1 ? .just(()) : .empty()
        }
    }
}
class FeedViewController: UIViewController {
    let tableView = UITableView()
    let items = BehaviorRelay<[Int]>(value: Array(0..<30))
    let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        view.addSubview(tableView)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addConstraints([
            NSLayoutConstraint(item: tableView, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: tableView, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: tableView, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: tableView, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: 0)
        ])
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        items.asObservable().bind(to: tableView.rx.items(cellIdentifier: "cell")) { (row, element, cell) in
            cell.textLabel?.text = "Item \(element)"
        }.disposed(by: bag)
        tableView.rx.reachedBottom.skip(0)
            .throttle(.milliseconds(300), latest: false, scheduler: MainScheduler.instance)
            .subscribe(onNext: { [unowned self] in
                print("load more")
                self.items.accept(self.items.value + Array(self.items.value.count..<(self.items.value.count + 10)))
            }).disposed(by: bag)
    }
}

let feed = FeedViewController()
show(UINavigationController(rootViewController: feed))
visit(
    ("start", { print(feed.tableView.frame, feed.tableView.contentSize) }),
    ("a little", { feed.tableView.scroll(to: 3) }),
    ("far", { feed.tableView.scroll(to: 20) }),
    ("look", { print(feed.items.value.count, feed.tableView.contentSize.height) }))
