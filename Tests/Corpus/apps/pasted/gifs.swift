// A search for animated pictures as a course of RxSwift 4 writes it: extensions on the session that answer data, text, JSON, models and
// pictures, a cache by address, cells that give up their download when they are used again, a search bar that feeds a subject.
import Foundation
import RillKit
import RxCocoa
import RxSwift
import UIKit

private var internalCache = [String: Data]()

public enum RxURLSessionError: Error {
    case unknown
    case invalidResponse(response: URLResponse)
    case requestFailed(response: HTTPURLResponse, data: Data?)
    case deserializationFailed
}

extension ObservableType where Element == (HTTPURLResponse, Data) {
    func cache() -> Observable<Element> {
        return self.do(onNext: { response, data in
            guard let url = response.url?.absoluteString, 200..<300 ~= response.statusCode else { return }
            internalCache[url] = data
        })
    }
}

extension Reactive where Base: URLSession {
    func answer(request: URLRequest) -> Observable<(HTTPURLResponse, Data)> {
        return Observable.create { observer in
            let task = self.base.dataTask(with: request) { data, response, error in
                guard let response = response, let data = data else {
                    observer.onError(error ?? RxURLSessionError.unknown)
                    return
                }
                guard let httpResponse = response as? HTTPURLResponse else {
                    observer.onError(RxURLSessionError.invalidResponse(response: response))
                    return
                }
                observer.onNext((httpResponse, data))
                observer.onCompleted()
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }

    func bytes(request: URLRequest) -> Observable<Data> {
        if let url = request.url?.absoluteString, let data = internalCache[url] {
            return Observable.just(data)
        }
        return answer(request: request).cache().map { response, data -> Data in
            guard 200..<300 ~= response.statusCode else {
                throw RxURLSessionError.requestFailed(response: response, data: data)
            }
            return data
        }
    }

    func string(request: URLRequest) -> Observable<String> {
        return bytes(request: request).map { data in
            return String(data: data, encoding: .utf8) ?? ""
        }
    }

    func object(request: URLRequest) -> Observable<Any> {
        return bytes(request: request).map { data in
            return try JSONSerialization.jsonObject(with: data)
        }
    }

    func decodable<D: Decodable>(request: URLRequest, type: D.Type) -> Observable<D> {
        return bytes(request: request).map { data in
            let decoder = JSONDecoder()
            return try decoder.decode(type, from: data)
        }
    }

    func image(request: URLRequest) -> Observable<UIImage> {
        return bytes(request: request).map { data in
            return UIImage(data: data) ?? UIImage()
        }
    }
}

struct Picture: Codable {
    let id: String
    let url: String
}

struct SearchResponse: Decodable {
    let data: [Picture]
}

class ApiController {
    static let shared = ApiController()

    func search(text: String) -> Observable<[Picture]> {
        let url = URL(string: "https://pictures.example.test/v1/search")!
        var request = URLRequest(url: url)
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)!
        components.queryItems = [URLQueryItem(name: "api_key", value: "k"), URLQueryItem(name: "q", value: text)]
        request.url = components.url!
        return URLSession.shared.rx.decodable(request: request, type: SearchResponse.self).map { $0.data }
    }
}

class PictureCell: UITableViewCell {
    @IBOutlet var gifImageView: UIImageView!
    @IBOutlet var activityIndicator: UIActivityIndicatorView!

    var disposable = SingleAssignmentDisposable()

    override func prepareForReuse() {
        super.prepareForReuse()
        gifImageView.image = nil
        disposable.dispose()
        disposable = SingleAssignmentDisposable()
    }

    func downloadAndDisplay(gif stringUrl: String) {
        guard let url = URL(string: stringUrl) else { return }
        let request = URLRequest(url: url)
        activityIndicator.startAnimating()

        let s = URLSession.shared.rx.image(request: request)
            .observeOn(MainScheduler.instance)
            .subscribe(onNext: { [weak self] image in
                self?.gifImageView.image = image
                self?.activityIndicator.stopAnimating()
            })
        disposable.setDisposable(s)
    }
}

class ViewController: UITableViewController, UISearchResultsUpdating {
    let search = BehaviorSubject(value: "")
    fileprivate let bag = DisposeBag()
    let searchController = UISearchController(searchResultsController: nil)
    var gifs = [Picture]()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pictures"
        searchController.searchResultsUpdater = self
        searchController.dimsBackgroundDuringPresentation = false
        definesPresentationContext = true
        tableView.tableHeaderView = searchController.searchBar

        search.filter { $0.count >= 3 }
            .throttle(0.3, scheduler: MainScheduler.instance)
            .distinctUntilChanged()
            .flatMapLatest { query -> Observable<[Picture]> in
                return ApiController.shared.search(text: query)
                    .catchErrorJustReturn([])
            }
            .observeOn(MainScheduler.instance)
            .map { result in
                self.gifs = result
            }
            .bind {
                self.tableView.reloadData()
            }
            .disposed(by: bag)
    }

    func updateSearchResults(for searchController: UISearchController) {
        search.onNext(searchController.searchBar.text ?? "")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return gifs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PictureCell", for: indexPath) as! PictureCell
        cell.downloadAndDisplay(gif: gifs[indexPath.row].url)
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return 140
    }
}

// MARK: The service

let server = StubServer("pictures.example.test")
server.latency = 0.1
server.get("/v1/search") { request in
    let count = request.query["q"]! == "boat" ? 14 : 2
    let rows = (1...count).map { "{\"id\": \"\($0)\", \"url\": \"https://pictures.example.test/\(request.query["q"]!)-\($0)\"}" }
    return .text("{\"data\": [\(rows.joined(separator: ","))]}")
}
server.get("/:name") { request in
    .data(UIImage(named: request.parameters["name"]!)!.pngData()!, type: "image/gif").delayed(0.4)
}

// MARK: What a person does

let controller = show(ViewController())
func look() {
    let cells = controller.tableView.visibleCells.map { $0 as! PictureCell }
    print(cells.count, "rows,", cells.filter { $0.gifImageView.image != nil }.count, "pictures,", cells.filter { $0.activityIndicator.isAnimating }.count, "wheels")
}
func asked() {
    print("searches", server.log.filter { $0.contains("search") }.count, "pictures", server.log.filter { !$0.contains("search") }.count)
}
visit(
    pause: 0.3,
    ("two letters", { controller.searchController.searchBar.type("bo"); look(); asked() }),
    ("two more", { controller.searchController.searchBar.type("at") }),
    ("rows with wheels", { look() }),
    ("wait", {}),
    ("wait", {}),
    ("pictures", { look(); asked() }),
    ("scroll away while four come", { controller.tableView.scroll(to: 4); look(); controller.tableView.scroll(to: 0) }),
    ("back: from the cache at once", { look() }),
    ("what was asked", { asked() })
)
