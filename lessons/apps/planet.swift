/*:
 # Planet events

 The app of lesson 10: kinds of natural events, the number of each, and a list of them by days. The categories are
 requested once and kept; for each category the open and the closed events are requested at the same time, at most two
 categories at once, and the numbers rise as the answers come.

 `rill app lessons/apps/planet.swift` opens it, `rill run` plays a visit.
 */
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

struct PlanetEvent: Codable {
    let title: String
    /// Time since the event.
    let daysAgo: Int
}

struct PlanetCategory: Codable {
    let id: Int
    let name: String
    var events: [PlanetEvent] = []
    enum CodingKeys: CodingKey { case id, name }
}

/// The events of this planet.
enum Planet {
    static let names = ["Floods", "Wildfires", "Storms", "Ice", "Dust"]

    static let server: StubServer = {
        let server = StubServer("planet.test")
        server.latency = 0.5
        server.get("/categories") { _ in
            try .json(names.enumerated().map { PlanetCategory(id: $0, name: $1) })
        }
        server.get("/categories/:id") { request in
            let id = Int(request.parameters["id"]!)!
            let isOpen = request.query["status"] == "open"
            let count = isOpen ? id : id * 2 % 5
            return try .json(
                (0..<count).map { number in
                    PlanetEvent(title: "\(names[id]) no. \(number + 1)", daysAgo: isOpen ? number * 20 : 100 + number * 90)
                })
        }
        return server
    }()

    private static func get<Answer: Decodable>(_ path: String) -> Observable<Answer> {
        URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://planet.test" + path)!))
            .map { try JSONDecoder().decode(Answer.self, from: $0) }
    }

    /// Requested once for all subscribers.
    static let categories: Observable<[PlanetCategory]> = get("/categories")
        .catchAndReturn([])
        .map { (all: [PlanetCategory]) in all.sorted { $0.name < $1.name } }
        .share(replay: 1, scope: .forever)

    static func events(of category: PlanetCategory) -> Observable<[PlanetEvent]> {
        let open: Observable<[PlanetEvent]> = get("/categories/\(category.id)?status=open")
        let closed: Observable<[PlanetEvent]> = get("/categories/\(category.id)?status=closed")
        return Observable.of(open.catchAndReturn([]), closed.catchAndReturn([]))
            .merge()
            .reduce([]) { $0 + $1 }
    }
}

final class CategoriesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet var tableView: UITableView!
    @IBOutlet var progress: UIProgressView!
    let categories = BehaviorRelay<[PlanetCategory]>(value: [])
    private let disposeBag = DisposeBag()
    private let spinner = UIActivityIndicatorView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Planet"
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: spinner)
        tableView.dataSource = self
        tableView.delegate = self
        categories.asDriver()
            .drive(onNext: { [weak self] _ in self?.tableView?.reloadData() })
            .disposed(by: disposeBag)
        startDownload()
    }

    private func startDownload() {
        spinner.startAnimating()
        let all = Planet.categories
        let downloaded = all.flatMap { categories in
            Observable.from(categories.map { category in
                Planet.events(of: category).map { events -> PlanetCategory in
                    var category = category
                    category.events = events
                    return category
                }
            })
        }
        .merge(maxConcurrent: 2)
        let updated = all.flatMap { categories in
            downloaded.scan((count: 0, categories: categories)) { state, updated in
                let known = state.categories.map { $0.id == updated.id ? updated : $0 }
                return (count: state.count + 1, categories: known)
            }
        }
        .observe(on: MainScheduler.instance)
        .do(
            onNext: { [weak self] state in
                self?.progress.progress = Float(state.count) / Float(state.categories.count)
            },
            onCompleted: { [weak self] in self?.spinner.stopAnimating() })
        .map { $0.categories }
        all.observe(on: MainScheduler.instance).concat(updated).bind(to: categories).disposed(by: disposeBag)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { categories.value.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "categoryCell") ?? UITableViewCell()
        let category = categories.value[indexPath.row]
        cell.textLabel?.text = "\(category.name) (\(category.events.count))"
        cell.accessoryType = category.events.isEmpty ? .none : .disclosureIndicator
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let category = categories.value[indexPath.row]
        guard !category.events.isEmpty else { return }
        let events = storyboard!.instantiateViewController(withIdentifier: "events") as! EventsViewController
        events.title = category.name
        events.events.accept(category.events)
        navigationController!.pushViewController(events, animated: true)
    }
}

final class EventsViewController: UIViewController, UITableViewDataSource {
    @IBOutlet var slider: UISlider!
    @IBOutlet var daysLabel: UILabel!
    @IBOutlet var tableView: UITableView!
    let events = BehaviorRelay<[PlanetEvent]>(value: [])
    private let days = BehaviorRelay(value: 360)
    private let filtered = BehaviorRelay<[PlanetEvent]>(value: [])
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.maximumValue = 360
        slider.value = 360
        tableView.dataSource = self
        Observable.combineLatest(days, events) { days, events in events.filter { $0.daysAgo < days } }
            .bind(to: filtered).disposed(by: disposeBag)
        filtered.asDriver()
            .drive(onNext: { [weak self] _ in self?.tableView.reloadData() })
            .disposed(by: disposeBag)
        days.asDriver().map { "Last \($0) days" }.drive(daysLabel.rx.text).disposed(by: disposeBag)
    }
    @IBAction func sliderAction(slider: UISlider) { days.accept(Int(slider.value)) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { filtered.value.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "eventCell") ?? UITableViewCell()
        let event = filtered.value[indexPath.row]
        cell.textLabel?.text = event.title
        cell.detailTextLabel?.text = "\(event.daysAgo) days"
        return cell
    }
}

let planet = Planet.server
let main = CategoriesViewController()
let navigation = show(UINavigationController(rootViewController: main))
visit(
    pause: 0.6,
    ("the app starts", { print(screen) }),
    ("the categories", { print(screen) }),
    ("two answers are there", { print(screen) }),
    ("wait", {}),
    ("all answers are there", { print(screen) }),
    ("choose one without events", { tap("Floods (0)") }),
    ("choose one with events", { tap("Storms (6)") }),
    ("look", { print(screen) }),
    ("only the last 150 days", {
        (navigation.topViewController as! EventsViewController).slider.drag(to: 150)
        print(screen)
    }),
    ("go back", { goBack() }),
    ("the requests", { for line in planet.log { print(line) } })
)
/* Prints:
> the app starts
┌─ Categories ──────────────────────────┐
│ Planet                              ⠋ │
├───────────────────────────────────────┤
│ · no rows ·                           │   tableView
│ [--------] 0 %                        │   progress
└───────────────────────────────────────┘
> the categories
┌─ Categories ──────────────────────────┐
│ Planet                              ⠋ │
├───────────────────────────────────────┤
│ Dust (0)                              │
│ Floods (0)                            │
│ Ice (0)                               │   tableView
│ Storms (0)                            │
│ Wildfires (0)                         │
│ [--------] 0 %                        │   progress
└───────────────────────────────────────┘
> two answers are there
┌─ Categories ──────────────────────────┐
│ Planet                              ⠋ │
├───────────────────────────────────────┤
│ Dust (7)                            › │
│ Floods (0)                            │
│ Ice (0)                               │   tableView
│ Storms (0)                            │
│ Wildfires (0)                         │
│ [###-----] 40 %                       │   progress
└───────────────────────────────────────┘
> wait
> all answers are there
┌─ Categories ──────────────────────────┐
│ Planet                                │
├───────────────────────────────────────┤
│ Dust (7)                            › │
│ Floods (0)                            │
│ Ice (4)                             › │   tableView
│ Storms (6)                          › │
│ Wildfires (3)                       › │
│ [########] 100 %                      │   progress
└───────────────────────────────────────┘
> choose one without events
> choose one with events
> look
┌─ Categories ──────────────────────────┐
│ ‹ Storms                              │
├───────────────────────────────────────┤
│ ───────●                              │   slider
│ Last 360 days                         │   daysLabel
│ Storms no. 1                   0 days │
│ Storms no. 2                  20 days │
│ Storms no. 1                 100 days │   tableView
│ Storms no. 2                 190 days │
│ Storms no. 3                 280 days │
└───────────────────────────────────────┘
> only the last 150 days
┌─ Categories ──────────────────────────┐
│ ‹ Storms                              │
├───────────────────────────────────────┤
│ ───●────                              │   slider
│ Last 150 days                         │   daysLabel
│ Storms no. 1                   0 days │
│ Storms no. 2                  20 days │   tableView
│ Storms no. 1                 100 days │
└───────────────────────────────────────┘
> go back
> the requests
GET /categories 200
GET /categories/4?status=open 200
GET /categories/4?status=closed 200
GET /categories/0?status=open 200
GET /categories/0?status=closed 200
GET /categories/3?status=open 200
GET /categories/3?status=closed 200
GET /categories/2?status=open 200
GET /categories/2?status=closed 200
GET /categories/1?status=open 200
GET /categories/1?status=closed 200
*/
