// A protocol with an associated view model; zip of selections; deletion.
import UIKit
import RxSwift
import RxCocoa

protocol ViewModelBindableType: AnyObject {
    associatedtype ViewModelType
    var viewModel: ViewModelType! { get set }
    func bindViewModel()
}
extension ViewModelBindableType where Self: UIViewController {
    func bind(viewModel: Self.ViewModelType) {
        self.viewModel = viewModel
        loadViewIfNeeded()
        bindViewModel()
    }
}
struct Memo: Equatable, Hashable { var content: String; var insertDate: Date; var identity: String
    init(content: String, insertDate: Date = Date()) { self.content = content; self.insertDate = insertDate; identity = "\(insertDate.timeIntervalSinceReferenceDate)" } }
protocol MemoStorageType { @discardableResult func createMemo(content: String) -> Observable<Memo>; @discardableResult func memoList() -> Observable<[Memo]>; @discardableResult func delete(memo: Memo) -> Observable<Memo> }
class MemoryStorage: MemoStorageType {
    private var list = [Memo(content: "Hello, RxSwift", insertDate: Date().addingTimeInterval(-10)), Memo(content: "Lorem Ipsum", insertDate: Date().addingTimeInterval(-20))]
    private lazy var store = BehaviorSubject<[Memo]>(value: list)
    @discardableResult func createMemo(content: String) -> Observable<Memo> {
        let memo = Memo(content: content)
        list.insert(memo, at: 0)
        store.onNext(list)
        return Observable.just(memo)
    }
    @discardableResult func memoList() -> Observable<[Memo]> { return store }
    @discardableResult func delete(memo: Memo) -> Observable<Memo> {
        if let index = list.firstIndex(where: { $0 == memo }) { list.remove(at: index) }
        store.onNext(list)
        return Observable.just(memo)
    }
}
class MemoListViewModel {
    let title: Driver<String>
    let storage: MemoStorageType
    init(title: String, storage: MemoStorageType) { self.title = Observable.just(title).asDriver(onErrorJustReturn: ""); self.storage = storage }
    var memoList: Observable<[Memo]> { return storage.memoList() }
}
class MemoListViewController: UIViewController, ViewModelBindableType {
    var viewModel: MemoListViewModel!
    @IBOutlet weak var listTableView: UITableView!
    @IBOutlet weak var addButton: UIBarButtonItem!
    let bag = DisposeBag()
    func bindViewModel() {
        viewModel.title.drive(navigationItem.rx.title).disposed(by: bag)
        viewModel.memoList.bind(to: listTableView.rx.items(cellIdentifier: "cell")) { row, memo, cell in cell.textLabel?.text = memo.content }.disposed(by: bag)
        addButton.rx.tap.throttle(.milliseconds(500), scheduler: MainScheduler.instance).subscribe(onNext: { [unowned self] in self.viewModel.storage.createMemo(content: "New memo") }).disposed(by: bag)
        listTableView.rx.modelDeleted(Memo.self).subscribe(onNext: { [unowned self] memo in self.viewModel.storage.delete(memo: memo) }).disposed(by: bag)
        Observable.zip(listTableView.rx.modelSelected(Memo.self), listTableView.rx.itemSelected)
            .do(onNext: { [unowned self] _, indexPath in self.listTableView.deselectRow(at: indexPath, animated: true) })
            .map { $0.0.content }
            .subscribe(onNext: { print("chose", $0) })
            .disposed(by: bag)
    }
}

var m = MemoListViewController()
m.bind(viewModel: MemoListViewModel(title: "My memos", storage: MemoryStorage()))
show(UINavigationController(rootViewController: m))
visit(("", { print(screen); m.addButton.tap() }), ("", { tap("Hello, RxSwift"); m.listTableView.delete(row: 1) }), ("", { print(screen) }))
