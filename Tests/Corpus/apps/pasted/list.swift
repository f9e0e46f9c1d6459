// A client of lists in MVVM as a course of RxSwift 4 writes it: a fetcher that polls while somebody is logged in and the network is
// there, view models with drivers, objects in a database, a table that shows change sets, segues by a navigator.
import Foundation
import Reachability
import RealmSwift
import RillKit
import RxCocoa
import RxRealm
import RxRealmDataSources
import RxSwift
import UIKit

typealias JSONObject = [String: Any]
typealias AccessToken = String

// MARK: Model

class Post: Object {
    @objc dynamic var id: Int64 = 0
    @objc dynamic var text = ""
    @objc dynamic var name = ""

    override class func primaryKey() -> String? {
        return "id"
    }

    convenience init(id: Int64, name: String, text: String) {
        self.init()
        self.id = id
        self.name = name
        self.text = text
    }

    static func unboxMany(posts: [JSONObject]) -> [Post] {
        return posts.compactMap { object in
            guard let id = object["id"] as? Int, let name = object["name"] as? String, let text = object["text"] as? String else { return nil }
            return Post(id: Int64(id), name: name, text: text)
        }
    }
}

struct Person {
    let name: String

    static func unboxMany(people: [JSONObject]) -> [Person] {
        return people.compactMap { ($0["name"] as? String).map { Person(name: $0) } }
    }
}

typealias ListIdentifier = (username: String, slug: String)

struct TwitterAccount {
    enum AccountStatus {
        case unavailable
        case authorized(AccessToken)
    }
    private let status = BehaviorRelay<AccountStatus>(value: .unavailable)
    var `default`: Driver<AccountStatus> {
        return status.asDriver()
    }
    func logIn() {
        let token = UserDefaults.standard.string(forKey: "token") ?? "t"
        status.accept(.authorized(AccessToken(token)))
    }
}

// MARK: The service

protocol TwitterAPIProtocol {
    static func timeline(of username: String) -> (AccessToken, TimelineCursor) -> Observable<[JSONObject]>
    static func timeline(of list: ListIdentifier) -> (AccessToken, TimelineCursor) -> Observable<[JSONObject]>
    static func members(of list: ListIdentifier) -> (AccessToken) -> Observable<[Person]>
}

struct TimelineCursor {
    let maxId: Int
    let sinceId: Int

    static var none: TimelineCursor {
        return TimelineCursor(maxId: Int.max, sinceId: 0)
    }
}

struct TwitterAPI: TwitterAPIProtocol {
    static func timeline(of username: String) -> (AccessToken, TimelineCursor) -> Observable<[JSONObject]> {
        return { token, cursor in
            return request(token, "users/\(username)", ["since": "\(cursor.sinceId)"]).map { $0 as? [JSONObject] ?? [] }
        }
    }

    static func timeline(of list: ListIdentifier) -> (AccessToken, TimelineCursor) -> Observable<[JSONObject]> {
        return { token, cursor in
            return request(token, "lists/\(list.slug)", ["since": "\(cursor.sinceId)"]).map { $0 as? [JSONObject] ?? [] }
        }
    }

    static func members(of list: ListIdentifier) -> (AccessToken) -> Observable<[Person]> {
        return { token in
            return request(token, "lists/\(list.slug)/members").map { Person.unboxMany(people: $0 as? [JSONObject] ?? []) }
        }
    }

    static private func request(_ token: AccessToken, _ path: String, _ parameters: [String: String] = [:]) -> Observable<Any> {
        return Observable.create { observer in
            var components = URLComponents(string: "https://posts.example.test/\(path)")!
            components.queryItems = parameters.sorted(by: { $0.key < $1.key }).map(URLQueryItem.init)
            var request = URLRequest(url: try! components.url!)
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
            let task = URLSession.shared.dataTask(with: request) { data, response, error in
                if let data = data, let json = try? JSONSerialization.jsonObject(with: data, options: []) {
                    observer.onNext(json)
                    observer.onCompleted()
                } else if let error = error {
                    observer.onError(error)
                }
            }
            task.resume()
            return Disposables.create {
                task.cancel()
            }
        }
    }
}

class TimelineFetcher {
    private let timerDelay = 30
    private let bag = DisposeBag()
    private let feedCursor = BehaviorRelay<TimelineCursor>(value: .none)

    let paused = BehaviorRelay<Bool>(value: false)
    let timeline: Observable<[Post]>

    convenience init(account: Driver<TwitterAccount.AccountStatus>, list: ListIdentifier, apiType: TwitterAPIProtocol.Type) {
        self.init(account: account, jsonProvider: apiType.timeline(of: list))
    }

    convenience init(account: Driver<TwitterAccount.AccountStatus>, username: String, apiType: TwitterAPIProtocol.Type) {
        self.init(account: account, jsonProvider: apiType.timeline(of: username))
    }

    private init(account: Driver<TwitterAccount.AccountStatus>, jsonProvider: @escaping (AccessToken, TimelineCursor) -> Observable<[JSONObject]>) {
        let currentAccount: Observable<AccessToken> = account
            .filter { account in
                switch account {
                case .authorized: return true
                default: return false
                }
            }
            .map { account -> AccessToken in
                switch account {
                case .authorized(let acaccount):
                    return acaccount
                default: fatalError()
                }
            }
            .asObservable()

        let reachableTimerWithAccount = Observable.combineLatest(
            Observable<Int>.timer(0, period: Double(timerDelay), scheduler: MainScheduler.instance),
            Reachability.rx.reachable,
            currentAccount,
            paused.asObservable(),
            resultSelector: { _, reachable, account, paused in
                return (reachable && !paused) ? account : nil
            })
            .filter { $0 != nil }
            .map { $0! }

        timeline = reachableTimerWithAccount
            .withLatestFrom(feedCursor.asObservable()) { account, cursor in
                return (account: account, cursor: cursor)
            }
            .flatMapLatest(jsonProvider)
            .map(Post.unboxMany)
            .share(replay: 1)

        timeline
            .scan(.none, accumulator: TimelineFetcher.currentCursor)
            .bind(to: feedCursor)
            .disposed(by: bag)
    }

    static func currentCursor(lastCursor: TimelineCursor, posts: [Post]) -> TimelineCursor {
        return posts.reduce(lastCursor) { status, post in
            let max: Int = post.id < status.maxId ? Int(post.id - 1) : status.maxId
            let since: Int = post.id > status.sinceId ? Int(post.id) : status.sinceId
            return TimelineCursor(maxId: max, sinceId: since)
        }
    }
}

// MARK: View models

class ListTimelineViewModel {
    private let bag = DisposeBag()
    private let fetcher: TimelineFetcher

    let list: ListIdentifier
    let account: Driver<TwitterAccount.AccountStatus>

    var paused: Bool = false {
        didSet {
            fetcher.paused.accept(paused)
        }
    }

    private(set) var posts: Observable<(AnyRealmCollection<Post>, RealmChangeset?)>!
    private(set) var loggedIn: Driver<Bool>!

    init(account: Driver<TwitterAccount.AccountStatus>, list: ListIdentifier, apiType: TwitterAPIProtocol.Type = TwitterAPI.self) {
        self.account = account
        self.list = list
        fetcher = TimelineFetcher(account: account, list: list, apiType: apiType)
        bindOutput()
        fetcher.timeline
            .subscribe(Realm.rx.add(update: true))
            .disposed(by: bag)
    }

    private func bindOutput() {
        guard let realm = try? Realm() else {
            return
        }
        posts = Observable.changeset(from: realm.objects(Post.self))
        loggedIn = account
            .map { status in
                switch status {
                case .unavailable: return false
                case .authorized: return true
                }
            }
            .asDriver(onErrorJustReturn: false)
    }
}

class ListPeopleViewModel {
    private let bag = DisposeBag()
    let list: ListIdentifier
    let account: Driver<TwitterAccount.AccountStatus>
    let people = BehaviorRelay<[Person]?>(value: nil)

    init(account: Driver<TwitterAccount.AccountStatus>, list: ListIdentifier, apiType: TwitterAPIProtocol.Type = TwitterAPI.self) {
        self.account = account
        self.list = list
        account.asObservable()
            .flatMapLatest { status -> Observable<[Person]> in
                guard case .authorized(let token) = status else { return .empty() }
                return apiType.members(of: list)(token)
            }
            .bind(to: people)
            .disposed(by: bag)
    }
}

class PersonTimelineViewModel {
    private let fetcher: TimelineFetcher
    let username: String

    public lazy var posts: Driver<[Post]> = {
        return self.fetcher.timeline
            .asDriver(onErrorJustReturn: [])
            .scan([], accumulator: { lastList, newList in
                return newList + lastList
            })
    }()

    init(account: Driver<TwitterAccount.AccountStatus>, username: String, apiType: TwitterAPIProtocol.Type = TwitterAPI.self) {
        self.username = username
        fetcher = TimelineFetcher(account: account, username: username, apiType: apiType)
    }
}

// MARK: Screens

class Navigator {
    lazy private var defaultStoryboard = UIStoryboard(name: "Main", bundle: nil)

    enum Segue {
        case listTimeline(Driver<TwitterAccount.AccountStatus>, ListIdentifier)
        case listPeople(Driver<TwitterAccount.AccountStatus>, ListIdentifier)
        case personTimeline(Driver<TwitterAccount.AccountStatus>, username: String)
    }

    func show(segue: Segue, sender: UIViewController) {
        switch segue {
        case .listTimeline(let account, let list):
            let vm = ListTimelineViewModel(account: account, list: list)
            show(target: ListTimelineViewController.createWith(navigator: self, storyboard: sender.storyboard ?? defaultStoryboard, viewModel: vm), sender: sender)
        case .listPeople(let account, let list):
            let vm = ListPeopleViewModel(account: account, list: list)
            show(target: ListPeopleViewController.createWith(navigator: self, storyboard: sender.storyboard ?? defaultStoryboard, viewModel: vm), sender: sender)
        case .personTimeline(let account, username: let username):
            let vm = PersonTimelineViewModel(account: account, username: username)
            show(target: PersonTimelineViewController.createWith(navigator: self, storyboard: sender.storyboard ?? defaultStoryboard, viewModel: vm), sender: sender)
        }
    }

    private func show(target: UIViewController, sender: UIViewController) {
        if let nav = sender as? UINavigationController {
            nav.pushViewController(target, animated: false)
            return
        }
        if let nav = sender.navigationController {
            nav.pushViewController(target, animated: true)
        } else {
            sender.present(target, animated: true, completion: nil)
        }
    }
}

extension UIStoryboard {
    func instantiateViewController<T>(ofType type: T.Type) -> T {
        return instantiateViewController(withIdentifier: String(describing: type)) as! T
    }
}

class PostCellView: UITableViewCell {
    @IBOutlet weak var name: UILabel!
    @IBOutlet weak var message: UITextView!

    func update(with post: Post) {
        name.text = post.name
        message.text = post.text
    }
}

class ListTimelineViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var messageView: UIView!

    private let bag = DisposeBag()
    fileprivate var viewModel: ListTimelineViewModel!
    fileprivate var navigator: Navigator!

    static func createWith(navigator: Navigator, storyboard: UIStoryboard, viewModel: ListTimelineViewModel) -> ListTimelineViewController {
        let controller = storyboard.instantiateViewController(ofType: ListTimelineViewController.self)
        controller.navigator = navigator
        controller.viewModel = viewModel
        return controller
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 90
        tableView.rowHeight = UITableView.automaticDimension
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .bookmarks, target: nil, action: nil)
        bindUI()
    }

    func bindUI() {
        title = "@\(viewModel.list.username)/\(viewModel.list.slug)"

        navigationItem.rightBarButtonItem!.rx.tap
            .throttle(0.5, latest: false, scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in
                guard let self = self else { return }
                self.navigator.show(segue: .listPeople(self.viewModel.account, self.viewModel.list), sender: self)
            })
            .disposed(by: bag)

        let dataSource = RxTableViewRealmDataSource<Post>(cellIdentifier: "PostCellView", cellType: PostCellView.self) { cell, _, post in
            cell.update(with: post)
        }
        viewModel.posts
            .bind(to: tableView.rx.realmChanges(dataSource))
            .disposed(by: bag)
        viewModel.loggedIn
            .drive(messageView.rx.isHidden)
            .disposed(by: bag)
    }
}

class ListPeopleViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var messageView: UIView!

    private let bag = DisposeBag()
    fileprivate var viewModel: ListPeopleViewModel!
    fileprivate var navigator: Navigator!

    static func createWith(navigator: Navigator, storyboard: UIStoryboard, viewModel: ListPeopleViewModel) -> ListPeopleViewController {
        let controller = storyboard.instantiateViewController(ofType: ListPeopleViewController.self)
        controller.navigator = navigator
        controller.viewModel = viewModel
        return controller
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List people"
        tableView.dataSource = self
        tableView.delegate = self
        viewModel.people.asDriver()
            .drive(onNext: { [weak self] _ in self?.tableView.reloadData() })
            .disposed(by: bag)
        viewModel.people.asDriver().map { $0 != nil }
            .drive(messageView.rx.isHidden)
            .disposed(by: bag)
    }
}

extension ListPeopleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewModel.people.value?.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell") ?? UITableViewCell()
        cell.textLabel?.text = viewModel.people.value![indexPath.row].name
        return cell
    }
}

extension ListPeopleViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let name = viewModel.people.value![indexPath.row].name
        navigator.show(segue: .personTimeline(viewModel.account, username: name), sender: self)
    }
}

class PersonTimelineViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!

    private let bag = DisposeBag()
    fileprivate var viewModel: PersonTimelineViewModel!

    static func createWith(navigator: Navigator, storyboard: UIStoryboard, viewModel: PersonTimelineViewModel) -> PersonTimelineViewController {
        let controller = storyboard.instantiateViewController(ofType: PersonTimelineViewController.self)
        controller.viewModel = viewModel
        return controller
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let posts = viewModel.posts
        posts.map { [unowned self] in $0.isEmpty ? "None found" : self.viewModel.username }
            .startWith("Loading…")
            .drive(rx.title)
            .disposed(by: bag)
        posts
            .drive(tableView.rx.items(cellIdentifier: "PostCellView", cellType: PostCellView.self)) { _, post, cell in
                cell.update(with: post)
            }
            .disposed(by: bag)
    }
}

// MARK: The service behind it

var known: [JSONObject] = [["id": 1, "name": "ida", "text": "The boat is in."]]
let server = StubServer("posts.example.test")
server.latency = 0.2
server.get("/lists/quay") { request in try .object(known.filter { ($0["id"] as! Int) > Int(request.query["since"]!)! }) }
server.get("/lists/quay/members") { _ in try .object([["name": "ida"], ["name": "tom"]]) }
server.get("/users/:name") { request in try .object(known.filter { $0["name"] as! String == request.parameters["name"]! }) }

// MARK: What a person does

let account = TwitterAccount()
let navigation = show(UINavigationController())
let navigator = Navigator()
navigator.show(segue: .listTimeline(account.default, (username: "harbour", slug: "quay")), sender: navigation)
visit(
    pause: 1,
    ("nobody is logged in", { print(screen) ; print((navigation.topViewController as! ListTimelineViewController).messageView.isHidden) }),
    ("log in", { account.logIn() }),
    ("a row has come", { print(screen); print((navigation.topViewController as! ListTimelineViewController).messageView.isHidden) }),
    ("another is written", { known.append(["id": 2, "name": "tom", "text": "Coffee is on."]) }),
    ("tap twice", {
        let item = navigation.topViewController!.navigationItem.rightBarButtonItem!
        item.tap()
        item.tap()
    }),
    ("one screen", { print(navigation.viewControllers.count); print(screen) }),
    ("a person", { tap("tom") }),
    ("the posts", { print(screen) }),
    ("away with all of it: nobody polls any more", { navigation.setViewControllers([], animated: false); show(UIViewController()) })
)
