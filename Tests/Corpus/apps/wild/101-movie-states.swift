// A closure without parameters takes the place of one with an argument `()`; a cell that is the last one loads the next page.
import UIKit
import RxSwift
import RxCocoa
import Kingfisher

struct Movie: Codable {
    let id: Int
    let title: String
    let overview: String
    let posterPath: String?
    let voteAverage: Double
    var posterURL: URL? {
        guard let posterPath = posterPath else { return nil }
        return URL(string: "https://image.movies.test/t/p/w500")?.appendingPathComponent(posterPath)
    }
}
enum NetworkError: Error, LocalizedError {
    case invalidURL, decoding, server(Int)
    var errorDescription: String? {
        switch self {
        case .invalidURL: return "Bad URL"
        case .decoding: return "Bad data"
        case .server(let code): return "Server \(code)"
        }
    }
}
protocol MovieServicing { func popular(page: Int) -> Single<[Movie]> }
final class MovieService: MovieServicing {
    func popular(page: Int) -> Single<[Movie]> {
        return Single<[Movie]>.create { single in
            var components = URLComponents(string: "https://api.movies.test/3/movie/popular")
            components?.queryItems = [URLQueryItem(name: "page", value: "\(page)")]
            guard let url = components?.url else {
                single(.failure(NetworkError.invalidURL))
                return Disposables.create()
            }
            var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 10)
            request.httpMethod = "GET"
            request.setValue("Bearer x", forHTTPHeaderField: "Authorization")
            let task = URLSession.shared.dataTask(with: request) { data, response, error in
                if let error = error { single(.failure(error)); return }
                guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
                    single(.failure(NetworkError.server((response as? HTTPURLResponse)?.statusCode ?? 0)))
                    return
                }
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                do {
                    struct Page: Codable { let results: [Movie] }
                    single(.success(try decoder.decode(Page.self, from: data!).results))
                } catch { single(.failure(NetworkError.decoding)) }
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }
}
final class MoviesViewModel {
    enum State { case idle, loading, loaded([Movie]), failed(Error) }
    let state = BehaviorRelay<State>(value: .idle)
    let loadMore = PublishRelay<Void>()
    private var page = 1
    private var movies: [Movie] = []
    private let bag = DisposeBag()
    init(service: MovieServicing = MovieService()) {
        loadMore
            .filter { [weak self] in if case .loading = self?.state.value { return false } else { return true } }
            .flatMap { [unowned self] () -> Observable<Event<[Movie]>> in
                self.state.accept(.loading)
                return service.popular(page: self.page).asObservable().materialize()
            }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                guard let self = self else { return }
                switch event {
                case .next(let new):
                    self.page += 1
                    self.movies.append(contentsOf: new)
                    self.state.accept(.loaded(self.movies))
                case .error(let error): self.state.accept(.failed(error))
                case .completed: break
                }
            })
            .disposed(by: bag)
    }
}
class MoviesViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!
    let viewModel = MoviesViewModel()
    let bag = DisposeBag()
    var movies: [Movie] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        self.navigationItem.title = "Popular"
        tableView.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "MovieCell")
        tableView.delegate = self
        tableView.dataSource = self
        viewModel.state.asDriver().drive(onNext: { [weak self] state in
            guard let self = self else { return }
            switch state {
            case .idle: self.activityIndicator.stopAnimating()
            case .loading: self.activityIndicator.startAnimating()
            case .loaded(let movies):
                self.activityIndicator.stopAnimating()
                self.movies = movies
                self.tableView.reloadData()
            case .failed(let error):
                self.activityIndicator.stopAnimating()
                self.showError(error)
            }
        }).disposed(by: bag)
        viewModel.loadMore.accept(())
    }
    func showError(_ error: Error) {
        let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default, handler: { [weak self] _ in self?.viewModel.loadMore.accept(()) }))
        self.present(alert, animated: true)
    }
}
extension MoviesViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { movies.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "MovieCell", for: indexPath) as? MovieCell else { fatalError("no cell") }
        let movie = movies[indexPath.row]
        cell.titleLabel.text = movie.title
        cell.overviewLabel.text = movie.overview
        cell.ratingView.setProgress(Float(movie.voteAverage / 10), animated: false)
        cell.posterImageView.kf.indicatorType = .activity
        cell.posterImageView.kf.setImage(with: movie.posterURL, placeholder: UIImage(named: "placeholder"), options: [.transition(.fade(0.2))])
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.row == movies.count - 1 && movies.count < 5 { viewModel.loadMore.accept(()) }
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 140 }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 140 }
}
class MovieCell: UITableViewCell {
    @IBOutlet weak var posterImageView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var overviewLabel: UILabel!
    @IBOutlet weak var ratingView: UIProgressView!
    override func awakeFromNib() {
        super.awakeFromNib()
        posterImageView.layer.cornerRadius = 6
        selectionStyle = .none
    }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}
let server = StubServer("api.movies.test")
server.isOnline = false
server.get("/3/movie/popular") { request in
    let page = Int(request.query["page"] ?? "1") ?? 1
    let rows = (1...3).map { "{\"id\": \(page * 10 + $0), \"title\": \"Movie \(page)-\($0)\", \"overview\": \"About it\", \"poster_path\": \"/p.jpg\", \"vote_average\": 7.5}" }.joined(separator: ",")
    return .text("{\"results\": [\(rows)]}")
}
show(UINavigationController(rootViewController: MoviesViewController()))
visit(
    ("", { print(screen) }),
    ("", { print(screen); server.isOnline = true; choose("Retry") }),
    ("", { print(screen) })
)
