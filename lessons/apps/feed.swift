/*:
 # Activity feed

 The app of lesson 8: what happens in a repository, newest first. Two subscriptions share one answer: one decodes the
 events, one keeps the date of the last change. The next request sends that date, and a server without news answers 304.
 The feed is kept in a file and shown before the network answers.

 `rill app lessons/apps/feed.swift` opens it, `rill run` plays a visit.
 */
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

struct FeedEvent: Codable {
    let actor: String
    let action: String
    let repo: String
}

/// The service, and new events in the repository.
final class Forge {
    let server = StubServer("forge.test")
    private var events: [FeedEvent] = []

    init() {
        server.latency = 0.4
        server.get("/repos/:owner/:name/events") { [weak self] request in
            guard let self else { return .status(500) }
            let stamp = "edition \(self.events.count)"
            // A request with the date of this version gets a 304.
            return try .json(Array(self.events.reversed())).header("Last-Modified", stamp)
        }
    }
    func happen(_ actor: String, _ action: String) {
        events.append(FeedEvent(actor: actor, action: action, repo: "harbour/tide"))
    }
}

func cachedFile(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(name)
}

final class ActivityController: UITableViewController {
    private let repo = "harbour/tide"
    private let events = BehaviorRelay<[FeedEvent]>(value: [])
    private let lastModified = BehaviorRelay<String?>(value: nil)
    private let bag = DisposeBag()
    private let eventsFileURL = cachedFile("events.json")
    private let modifiedFileURL = cachedFile("modified.txt")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = repo
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        if let data = try? Data(contentsOf: eventsFileURL),
            let known = try? JSONDecoder().decode([FeedEvent].self, from: data)
        {
            events.accept(known)
        }
        lastModified.accept(try? String(contentsOf: modifiedFileURL, encoding: .utf8))
        refresh()
    }

    @objc func refresh() { fetchEvents(repo: repo) }

    private func fetchEvents(repo: String) {
        let response = Observable.just(repo)
            .map { URL(string: "https://forge.test/repos/\($0)/events")! }
            .map { [weak self] url -> URLRequest in
                var request = URLRequest(url: url)
                if let edition = self?.lastModified.value {
                    request.addValue(edition, forHTTPHeaderField: "If-Modified-Since")
                }
                return request
            }
            .flatMap { URLSession.shared.rx.response(request: $0) }
            // Without a network the known events stay.
            .catch { _ in .empty() }
            .share(replay: 1)

        response
            .filter { response, _ in 200..<300 ~= response.statusCode }
            .compactMap { _, data in
                print("decoding")
                return try? JSONDecoder().decode([FeedEvent].self, from: data)
            }
            .filter { !$0.isEmpty }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.processEvents($0) })
            .disposed(by: bag)
        response
            .filter { response, _ in 200..<400 ~= response.statusCode }
            .compactMap { response, _ in response.value(forHTTPHeaderField: "Last-Modified") }
            .observe(on: MainScheduler.instance)
            .subscribe(
                onNext: { [weak self] edition in
                    guard let self else { return }
                    self.lastModified.accept(edition)
                    try? edition.write(to: self.modifiedFileURL, atomically: true, encoding: .utf8)
                },
                onCompleted: { [weak self] in self?.refreshControl?.endRefreshing() })
            .disposed(by: bag)
    }

    private func processEvents(_ all: [FeedEvent]) {
        events.accept(Array(all.prefix(50)))
        tableView.reloadData()
        if let data = try? JSONEncoder().encode(events.value) { try? data.write(to: eventsFileURL) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { events.value.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let event = events.value[indexPath.row]
        cell.textLabel?.text = event.actor
        cell.detailTextLabel?.text = event.action
        return cell
    }
}

let forge = Forge()
forge.happen("ida", "opened an issue")
forge.happen("tom", "pushed 3 commits")
for name in ["events.json", "modified.txt"] { try? FileManager.default.removeItem(at: cachedFile(name)) }
var feed = ActivityController()
show(UINavigationController(rootViewController: feed))
visit(
    ("the app starts", { print(screen) }),
    ("pull down", { feed.tableView.pull() }),
    ("nothing is new, so nothing is decoded", { print(forge.server.log.last ?? "") }),
    ("ida closes an issue", { forge.happen("ida", "closed an issue") }),
    ("pull down", { feed.tableView.pull() }),
    ("look", { print(screen) }),
    ("stop the app, go offline, start it again", {
        network.goOffline()
        feed = ActivityController()
        show(UINavigationController(rootViewController: feed))
        print(screen)
    })
)
/* Prints:
> the app starts
┌─ Activity ────────────────────────────┐
│ harbour/tide                          │
├───────────────────────────────────────┤
│ · no rows ·                           │   tableView
└───────────────────────────────────────┘
decoding
> pull down
> nothing is new, so nothing is decoded
GET /repos/harbour/tide/events 304
> ida closes an issue
> pull down
decoding
> look
┌─ Activity ────────────────────────────┐
│ harbour/tide                          │
├───────────────────────────────────────┤
│ ida                   closed an issue │
│ tom                  pushed 3 commits │   tableView
│ ida                   opened an issue │
└───────────────────────────────────────┘
> stop the app, go offline, start it again
┌─ Activity ────────────────────────────┐
│ harbour/tide                          │
├───────────────────────────────────────┤
│ ida                   closed an issue │
│ tom                  pushed 3 commits │   tableView
│ ida                   opened an issue │
└───────────────────────────────────────┘
*/
