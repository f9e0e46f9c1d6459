// An activity feed as a course of RxSwift 4 writes it: a table controller, a pull to refresh, a background queue, a server that
// knows Last-Modified, events kept in a file and read again at start.
import Foundation
import RillKit
import RxCocoa
import RxSwift
import UIKit

struct Happening: Codable {
    let id: Int
    let repo: String
    let name: String
    let action: String

    enum CodingKeys: String, CodingKey {
        case id
        case repo
        case name = "actor"
        case action = "type"
    }
}

func cachedFileURL(_ fileName: String) -> URL {
    return FileManager.default
        .urls(for: .cachesDirectory, in: .allDomainsMask)
        .first!
        .appendingPathComponent(fileName)
}

class FeedController: UITableViewController {
    private let repo = "harbour/quay"
    private let happenings = BehaviorRelay<[Happening]>(value: [])
    private let lastModified = BehaviorRelay<String?>(value: nil)
    private let fileURL = cachedFileURL("happenings.json")
    private let modifiedFileURL = cachedFileURL("modified.txt")
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = repo

        self.refreshControl = UIRefreshControl()
        let refreshControl = self.refreshControl!
        refreshControl.backgroundColor = UIColor(white: 0.98, alpha: 1.0)
        refreshControl.tintColor = UIColor.darkGray
        refreshControl.attributedTitle = NSAttributedString(string: "Pull to refresh")
        refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)

        let decoder = JSONDecoder()
        if let data = try? Data(contentsOf: fileURL), let kept = try? decoder.decode([Happening].self, from: data) {
            happenings.accept(kept)
            print("kept: \(kept.count)")
        }
        if let modified = try? String(contentsOf: modifiedFileURL, encoding: .utf8) {
            lastModified.accept(modified)
        }
        refresh()
    }

    @objc func refresh() {
        DispatchQueue.global(qos: .default).async { [weak self] in
            guard let self = self else { return }
            self.fetch(repo: self.repo)
        }
    }

    func fetch(repo: String) {
        let response = Observable.from([repo])
            .map { urlString -> URL in
                return URL(string: "https://api.example.test/repos/\(urlString)/events")!
            }
            .map { [weak self] url -> URLRequest in
                var request = URLRequest(url: url)
                if let modified = self?.lastModified.value {
                    request.addValue(modified, forHTTPHeaderField: "If-Modified-Since")
                }
                return request
            }
            .flatMap { request -> Observable<(response: HTTPURLResponse, data: Data)> in
                return URLSession.shared.rx.response(request: request)
            }
            .share(replay: 1)

        response
            .do(onNext: { print("status \($0.response.statusCode)") })
            .filter { response, _ in
                return 200..<300 ~= response.statusCode
            }
            .map { _, data -> [Happening] in
                let decoder = JSONDecoder()
                let happenings = try? decoder.decode([Happening].self, from: data)
                return happenings ?? []
            }
            .filter { objects in
                return !objects.isEmpty
            }
            .subscribe(onNext: { [weak self] new in
                self?.process(new)
            })
            .disposed(by: bag)

        response
            .filter { response, _ in
                return 200..<400 ~= response.statusCode
            }
            .flatMap { response, _ -> Observable<String> in
                guard let value = response.allHeaderFields["Last-Modified"] as? String else {
                    return Observable.empty()
                }
                return Observable.just(value)
            }
            .subscribe(onNext: { [weak self] modified in
                guard let self = self else { return }
                self.lastModified.accept(modified)
                try? modified.write(to: self.modifiedFileURL, atomically: true, encoding: .utf8)
            })
            .disposed(by: bag)
    }

    func process(_ new: [Happening]) {
        var updated = new + happenings.value
        if updated.count > 50 {
            updated = [Happening](updated.prefix(upTo: 50))
        }
        happenings.accept(updated)
        DispatchQueue.main.async {
            self.tableView.reloadData()
            self.refreshControl?.endRefreshing()
        }
        let encoder = JSONEncoder()
        if let data = try? encoder.encode(updated) {
            try? data.write(to: fileURL, options: .atomicWrite)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return happenings.value.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let happening = happenings.value[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell")!
        cell.textLabel?.text = happening.name
        cell.detailTextLabel?.text =
            happening.repo + ", " + happening.action.replacingOccurrences(of: "Event", with: "").lowercased()
        return cell
    }
}

// MARK: What the phone and the server would bring

let server = StubServer("api.example.test")
var all = [Happening(id: 1, repo: "harbour/quay", name: "mia", action: "PushEvent")]
server.get("/repos/:owner/:name/events") { _ in
    try .json(all).header("Last-Modified", "day \(all.count)")
}
try? FileManager.default.createDirectory(
    at: cachedFileURL(""), withIntermediateDirectories: true, attributes: nil)

var feed = show(FeedController())
visit(
    ("look", { print(screen) }),
    ("pull", { feed.tableView.pull() }),
    (
        "something happens, pull",
        {
            all.insert(Happening(id: 2, repo: "harbour/quay", name: "ole", action: "WatchEvent"), at: 0)
            feed.tableView.pull()
        }
    ),
    ("look again", { print(screen) }),
    ("start anew", { feed = show(FeedController()) }),
    ("and look", { print(screen, server.log) })
)
