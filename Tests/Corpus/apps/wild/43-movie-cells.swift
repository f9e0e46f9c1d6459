// Cells of stacks with pictures; sentMessage comes before viewWillAppear.
import UIKit
import Moya
import RxMoya
import RxSwift
import RxCocoa
import Kingfisher

enum MovieAPI { case popular(page: Int), detail(id: Int) }
extension MovieAPI: TargetType {
    var baseURL: URL { URL(string: "https://movies.example.test/3")! }
    var path: String {
        switch self {
        case .popular: return "/movie/popular"
        case .detail(let id): return "/movie/\(id)"
        }
    }
    var method: Moya.Method { .get }
    var task: Moya.Task {
        switch self {
        case .popular(let page): return .requestParameters(parameters: ["page": page, "api_key": "k"], encoding: URLEncoding.queryString)
        case .detail: return .requestPlain
        }
    }
    var headers: [String: String]? { ["Content-type": "application/json"] }
    var sampleData: Data { Data() }
    var validationType: ValidationType { .successCodes }
}
struct Movie: Codable { let id: Int; let title: String; let voteAverage: Double
    enum CodingKeys: String, CodingKey { case id, title; case voteAverage = "vote_average" } }
struct MoviePage: Codable { let results: [Movie] }
protocol MovieServicing { func popular(page: Int) -> Single<[Movie]> }
struct MovieService: MovieServicing {
    private let provider = MoyaProvider<MovieAPI>(plugins: [NetworkLoggerPlugin()])
    func popular(page: Int) -> Single<[Movie]> {
        provider.rx.request(.popular(page: page))
            .filterSuccessfulStatusCodes()
            .map(MoviePage.self)
            .map { $0.results }
            .observe(on: MainScheduler.instance)
    }
}
final class MovieCell: UITableViewCell {
    let poster = UIImageView()
    let titleLabel = UILabel()
    let scoreLabel = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        poster.contentMode = .scaleAspectFill
        poster.clipsToBounds = true
        let texts = UIStackView(arrangedSubviews: [titleLabel, scoreLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [poster, texts])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            poster.widthAnchor.constraint(equalToConstant: 50),
            poster.heightAnchor.constraint(equalToConstant: 70)
        ])
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    override func prepareForReuse() { super.prepareForReuse(); poster.kf.cancelDownloadTask(); poster.image = nil }
}
final class MoviesViewController: UIViewController {
    private let tableView = UITableView()
    private let indicator = UIActivityIndicatorView(style: .large)
    private let service: MovieServicing
    private let bag = DisposeBag()
    init(service: MovieServicing) { self.service = service; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Popular"
        view.addSubview(tableView)
        view.addSubview(indicator)
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        indicator.center = view.center
        tableView.register(MovieCell.self, forCellReuseIdentifier: "\(MovieCell.self)")
        let loading = PublishSubject<Bool>()
        loading.bind(to: indicator.rx.isAnimating).disposed(by: bag)
        rx.sentMessage(#selector(UIViewController.viewWillAppear(_:))).take(1)
            .flatMapLatest { [service] _ in
                service.popular(page: 1).asObservable()
                    .do(onError: { print("failed", $0) }, onSubscribe: { loading.onNext(true) }, onDispose: { loading.onNext(false) })
                    .catchAndReturn([])
            }
            .bind(to: tableView.rx.items(cellIdentifier: "\(MovieCell.self)", cellType: MovieCell.self)) { _, movie, cell in
                cell.titleLabel.text = movie.title
                cell.scoreLabel.text = String(repeating: "★", count: Int(movie.voteAverage / 2))
                cell.poster.kf.setImage(with: URL(string: "https://movies.example.test/img/\(movie.id).png"), placeholder: UIImage(named: "movie"), options: [.transition(.fade(0.2))])
            }.disposed(by: bag)
    }
}
let server = StubServer("movies.example.test")
server.get("/3/movie/popular") { _ in .data(Data(#"{"results":[{"id":1,"title":"Dune","vote_average":8.1},{"id":2,"title":"Cars","vote_average":6.2}]}"#.utf8), type: "application/json") }
show(UINavigationController(rootViewController: MoviesViewController(service: MovieService())))
visit(("", {}), ("", {}), ("", { print(screen) }))
