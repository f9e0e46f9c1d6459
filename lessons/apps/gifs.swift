/*:
 # Animated pictures

 The app of lesson 17: a search bar, and a table whose cells download their own pictures. Extensions of `Reactive` for
 URLSession send the requests, each built on the one before; a reused cell cancels the download of its former row; a
 picture that was downloaded once comes from a cache.

 `rill app lessons/apps/gifs.swift` opens it, `rill run` plays a visit.
 */
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Gif: Codable {
    let title: String
    let url: String
}

enum Gallery {
    static let server: StubServer = {
        let server = StubServer("gifs.test")
        server.latency = 0.25
        server.get("/search") { request in
            let word = request.query["q"] ?? ""
            return try .json((1...14).map { Gif(title: "\(word) \($0)", url: "https://gifs.test/pictures/\(word)-\($0)") })
        }
        server.get("/pictures/:name") { request in
            StubReply.data(UIImage(named: request.parameters["name"]!)!.pngData()!, type: "image/gif")
        }
        return server
    }()
}

private var cached: [String: Data] = [:]

extension ObservableType where Element == (HTTPURLResponse, Data) {
    /// Keeps answers by their address.
    func cache() -> Observable<Element> {
        self.do(onNext: { response, data in
            guard let url = response.url?.absoluteString, 200..<300 ~= response.statusCode else { return }
            cached[url] = data
        })
    }
}

extension Reactive where Base: URLSession {
    func bytes(_ request: URLRequest) -> Observable<Data> {
        if let url = request.url?.absoluteString, let data = cached[url] { return .just(data) }
        return response(request: request).map { ($0.response, $0.data) }.cache().map { response, data in
            guard 200..<300 ~= response.statusCode else { throw URLError(.badServerResponse) }
            return data
        }
    }
    func decodable<Model: Decodable>(_ request: URLRequest, type: Model.Type) -> Observable<Model> {
        bytes(request).map { try JSONDecoder().decode(type, from: $0) }
    }
    func picture(_ request: URLRequest) -> Observable<UIImage> {
        bytes(request).map { UIImage(data: $0) ?? UIImage() }
    }
}

final class GifTableViewCell: UITableViewCell {
    @IBOutlet weak var gifImageView: UIImageView!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!
    @IBOutlet weak var titleLabel: UILabel!
    private var download = SingleAssignmentDisposable()

    func show(_ gif: Gif) {
        titleLabel.text = gif.title
        activityIndicator.startAnimating()
        let picture = URLSession.shared.rx.picture(URLRequest(url: URL(string: gif.url)!))
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] image in
                self?.gifImageView.image = image
                self?.activityIndicator.stopAnimating()
            })
        download.setDisposable(picture)
    }
    override func prepareForReuse() {
        download.dispose()
        download = SingleAssignmentDisposable()
        gifImageView.image = nil
        super.prepareForReuse()
    }
}

final class GifViewController: UIViewController {
    @IBOutlet weak var searchBar: UISearchBar!
    @IBOutlet weak var tableView: UITableView!
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Animated pictures"
        tableView.rowHeight = 75
        searchBar.rx.text.orEmpty
            .filter { $0.count >= 3 }
            .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
            .distinctUntilChanged()
            .flatMapLatest { text -> Observable<[Gif]> in
                let address = "https://gifs.test/search?q=\(text)"
                return URLSession.shared.rx.decodable(URLRequest(url: URL(string: address)!), type: [Gif].self)
                    .catchAndReturn([])
            }
            .observe(on: MainScheduler.instance)
            .bind(to: tableView.rx.items(cellIdentifier: "GifCell", cellType: GifTableViewCell.self)) { _, gif, cell in
                cell.show(gif)
            }
            .disposed(by: bag)
    }
}

let gallery = Gallery.server
let main = show(GifViewController())
visit(
    pause: 0.4,
    ("type two letters: no request", { main.searchBar.type("ca") }),
    ("type two more", { main.searchBar.type("ts") }),
    ("rows that wait for their pictures", { print(screen) }),
    ("wait", {}),
    ("the pictures", { print(screen) }),
    ("scroll down and up again at once", {
        main.tableView.scroll(to: 4)
        main.tableView.scroll(to: 0)
    }),
    ("wait", {}),
    ("count the requests", {
        print(screen)
        print("requests: \(gallery.requestCount)")
    })
)
/* Prints:
> type two letters: no request
> type two more
> rows that wait for their pictures
┌─ Gif ─────────────────────────────────┐
│ Animated pictures                     │
├───────────────────────────────────────┤
│ 🔍[cats▏                   ]          │   searchBar
│ ⠋  cat 1                              │
│ ⠋  cat 2                              │
│ ⠋  cat 3                              │
│ ⠋  cat 4                              │
│ ⠋  cat 5                              │
│ ⠋  cat 6                              │   tableView
│ ⠋  cat 7                              │
│ ⠋  cat 8                              │
│ ⠋  cat 9                              │
│ ⠋  cat 10                             │
│ ⋮ 4 more                              │
└───────────────────────────────────────┘
> wait
> the pictures
┌─ Gif ─────────────────────────────────┐
│ Animated pictures                     │
├───────────────────────────────────────┤
│ 🔍[cats▏                   ]          │   searchBar
│ 🚀  cats 1                            │
│ 🌅  cats 2                            │
│ 🏔  cats 3                            │
│ 🌊  cats 4                            │
│ 🌳  cats 5                            │
│ 🌻  cats 6                            │   tableView
│ 🏰  cats 7                            │
│ 🚲  cats 8                            │
│ 🌉  cats 9                            │
│ 🏔  cats 10                           │
│ ⋮ 4 more                              │
└───────────────────────────────────────┘
> scroll down and up again at once
> wait
> count the requests
┌─ Gif ─────────────────────────────────┐
│ Animated pictures                     │
├───────────────────────────────────────┤
│ 🔍[cats▏                   ]          │   searchBar
│ 🚀  cats 1                            │
│ 🌅  cats 2                            │
│ 🏔  cats 3                            │
│ 🌊  cats 4                            │
│ 🌳  cats 5                            │
│ 🌻  cats 6                            │   tableView
│ 🏰  cats 7                            │
│ 🚲  cats 8                            │
│ 🌉  cats 9                            │
│ 🏔  cats 10                           │
│ ⋮ 4 more                              │
└───────────────────────────────────────┘
requests: 22
*/
