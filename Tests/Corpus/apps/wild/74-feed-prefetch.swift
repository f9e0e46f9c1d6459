// Prefetching, infinite scroll, footers with spinners, pagination by contentOffset and willDisplay.
import UIKit
import RxSwift
import RxCocoa

final class FeedViewModel {
    let items = BehaviorRelay<[Int]>(value: [])
    let isLoading = BehaviorRelay(value: false)
    let loadMore = PublishSubject<Void>()
    private let bag = DisposeBag()
    private var page = 0
    init() {
        loadMore.withLatestFrom(isLoading).filter { !$0 }
            .do(onNext: { [isLoading] _ in isLoading.accept(true) })
            .flatMap { [unowned self] _ in self.fetch() }
            .subscribe(onNext: { [unowned self] in
                self.items.accept(self.items.value + $0)
                self.isLoading.accept(false)
            })
            .disposed(by: bag)
    }
    private func fetch() -> Observable<[Int]> {
        defer { page += 1 }
        return Observable.just(Array(page * 20..<page * 20 + 20)).delay(.milliseconds(500), scheduler: MainScheduler.instance)
    }
}
extension Reactive where Base: UIScrollView {
    func reachedBottom(offset: CGFloat = 0.0) -> ControlEvent<Void> {
        let source = contentOffset.map { contentOffset in
            let visibleHeight = self.base.frame.height - self.base.contentInset.top - self.base.contentInset.bottom
            let y = contentOffset.y + self.base.contentInset.top
            let threshold = max(offset, self.base.contentSize.height - visibleHeight)
            return y >= threshold
        }
        .distinctUntilChanged()
        .filter { $0 }
        .map { _ in () }
        return ControlEvent(events: source)
    }
}
final class FeedViewController: UIViewController, UITableViewDataSourcePrefetching {
    let viewModel = FeedViewModel()
    let tableView = UITableView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 100
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "f")
        tableView.prefetchDataSource = self
        view.addSubview(tableView)
        viewModel.items.bind(to: tableView.rx.items(cellIdentifier: "f")) { $2.textLabel?.text = "Item \($1)" }.disposed(by: bag)
        viewModel.isLoading.subscribe(onNext: { [weak self] in
            guard let self = self else { return }
            self.tableView.tableFooterView = $0 ? self.spinner : nil
            $0 ? self.spinner.startAnimating() : self.spinner.stopAnimating()
        }).disposed(by: bag)
        tableView.rx.reachedBottom().bind(to: viewModel.loadMore).disposed(by: bag)
        tableView.rx.prefetchRows.take(1).subscribe(onNext: { print("prefetch", $0.count > 0) }).disposed(by: bag)
        tableView.rx.didEndDecelerating.subscribe(onNext: { print("stopped") }).disposed(by: bag)
        tableView.rx.willDisplayCell.filter { $0.indexPath.row == 20 }.take(1).subscribe(onNext: { print("display", $0.indexPath.row) }).disposed(by: bag)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
let feed = FeedViewController()
show(feed)
visit(
    (at: 1, {
        print(feed.viewModel.items.value.count)
        feed.tableView.scroll(to: 19)
    }),
    (at: 2, {
        print(feed.viewModel.items.value.count)
        feed.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .bottom, animated: true)
    }),
    (at: 3, {
        print(feed.tableView.indexPathsForVisibleRows?.last?.row ?? -1)
    }))
