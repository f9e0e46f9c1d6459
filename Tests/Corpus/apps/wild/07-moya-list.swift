// Moya: a list from a server, a refresh control, an alert for a failure.
import UIKit
import Moya
import RxMoya
import RxSwift
import RxCocoa

enum GitHub {
    case userRepositories(String)
    case zen
}
extension GitHub: TargetType {
    var baseURL: URL { return URL(string: "https://api.example.test")! }
    var path: String {
        switch self {
        case .userRepositories(let name): return "/users/\(name)/repos"
        case .zen: return "/zen"
        }
    }
    var method: Moya.Method { return .get }
    var task: Task {
        switch self {
        case .userRepositories: return .requestParameters(parameters: ["sort": "pushed"], encoding: URLEncoding.default)
        case .zen: return .requestPlain
        }
    }
    var headers: [String: String]? { return ["Accept": "application/json"] }
    var sampleData: Data { return Data() }
}
struct Repository: Decodable {
    let name: String
    let language: String?
}
final class ReposViewController: UITableViewController {
    private let provider = MoyaProvider<GitHub>(plugins: [NetworkLoggerPlugin()])
    private let disposeBag = DisposeBag()
    private let repos = BehaviorRelay<[Repository]>(value: [])
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Repositories"
        tableView.dataSource = nil
        tableView.delegate = nil
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        refreshControl = UIRefreshControl()
        refreshControl?.rx.controlEvent(.valueChanged).subscribe(onNext: { [weak self] in self?.load() }).disposed(by: disposeBag)
        repos.asDriver().drive(tableView.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) { _, repo, cell in
            var content = cell.defaultContentConfiguration()
            content.text = repo.name
            content.secondaryText = repo.language
            cell.contentConfiguration = content
        }.disposed(by: disposeBag)
        load()
    }
    private func load() {
        provider.rx.request(.userRepositories("ash"))
            .filterSuccessfulStatusCodes()
            .map([Repository].self)
            .subscribe { [weak self] event in
                self?.refreshControl?.endRefreshing()
                switch event {
                case .success(let repos): self?.repos.accept(repos)
                case .failure(let error):
                    let alert = UIAlertController(title: "Oops", message: error.localizedDescription, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Dismiss", style: .cancel))
                    self?.present(alert, animated: true)
                }
            }
            .disposed(by: disposeBag)
    }
}

let server = StubServer("api.example.test")
server.get("/users/:name/repos") { _ in .text("[{\"name\": \"boats\", \"language\": \"Swift\"}, {\"name\": \"notes\", \"language\": null}]", status: 200) }
let repos = ReposViewController()
show(UINavigationController(rootViewController: repos))
visit(
    ("load", {}),
    ("look", { print(screen) }),
    ("fail", { server.fail(); repos.tableView.pull() }),
    ("wait", {}),
    ("look", { print(screen) }))
