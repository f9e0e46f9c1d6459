// Events of a planet as a course of RxSwift 4 writes it: a static service with a generic request, categories that are asked for
// once, their events in parallel, never more than two at a time; a table that reads a relay, and a second screen with a slider.
import Foundation
import RillKit
import RxCocoa
import RxSwift
import UIKit

struct PlanetEnvelope<Content: Decodable>: Decodable {
    let content: Content

    private struct CodingKeys: CodingKey {
        var stringValue: String
        var intValue: Int? = nil

        init?(stringValue: String) {
            self.stringValue = stringValue
        }
        init?(intValue: Int) {
            return nil
        }
    }

    init(from decoder: Decoder) throws {
        guard let ci = decoder.userInfo[CodingUserInfoKey.contentIdentifier],
            let contentIdentifier = ci as? String,
            let key = CodingKeys(stringValue: contentIdentifier)
        else {
            throw PlanetError.invalidDecoderConfiguration
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        content = try container.decode(Content.self, forKey: key)
    }
}

extension CodingUserInfoKey {
    static let contentIdentifier = CodingUserInfoKey(rawValue: "contentIdentifier")!
}

enum PlanetError: Error {
    case invalidURL(String)
    case invalidParameter(String, Any)
    case invalidJSON(String)
    case invalidDecoderConfiguration
}

struct PlanetCategory: Decodable {
    let id: Int
    let name: String
    let description: String
    var events = [PlanetEvent]()

    private enum CodingKeys: String, CodingKey {
        case id, name = "title", description
    }

    var endpoint: String {
        return "\(Planet.categoriesEndpoint)/\(self.id)"
    }
}

struct PlanetEvent: Decodable {
    struct Kind: Decodable {
        let id: Int
    }
    let id: String
    let title: String
    let date: Date?
    let categories: [Kind]
}

class Planet {
    static let API = "https://planet.example.test/api/v2"
    static let categoriesEndpoint = "/categories"
    static let eventsEndpoint = "/events"

    static func jsonDecoder(contentIdentifier: String) -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.userInfo[.contentIdentifier] = contentIdentifier
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }

    static func filteredEvents(events: [PlanetEvent], forCategory category: PlanetCategory) -> [PlanetEvent] {
        return events.filter { event in
            return event.categories.contains(where: { $0.id == category.id }) && !category.events.contains { $0.id == event.id }
        }
        .sorted { $0.id < $1.id }
    }

    static func request<T: Decodable>(endpoint: String, query: [String: Any] = [:], contentIdentifier: String) -> Observable<T> {
        do {
            guard let url = URL(string: API)?.appendingPathComponent(endpoint),
                var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
            else {
                throw PlanetError.invalidURL(endpoint)
            }
            components.queryItems = try query.compactMap { (key, value) in
                guard let v = value as? CustomStringConvertible else {
                    throw PlanetError.invalidParameter(key, value)
                }
                return URLQueryItem(name: key, value: v.description)
            }
            guard let finalURL = components.url else {
                throw PlanetError.invalidURL(endpoint)
            }
            let request = URLRequest(url: finalURL)
            return URLSession.shared.rx.response(request: request)
                .map { (result: (response: HTTPURLResponse, data: Data)) -> T in
                    let decoder = self.jsonDecoder(contentIdentifier: contentIdentifier)
                    let envelope = try decoder.decode(PlanetEnvelope<T>.self, from: result.data)
                    return envelope.content
                }
        } catch {
            return Observable.empty()
        }
    }

    static var categories: Observable<[PlanetCategory]> = {
        let request: Observable<[PlanetCategory]> = Planet.request(
            endpoint: categoriesEndpoint, contentIdentifier: "categories")
        return request
            .map { categories in categories.sorted { $0.name < $1.name } }
            .catchErrorJustReturn([])
            .share(replay: 1, scope: .forever)
    }()

    private static func events(forLast days: Int, closed: Bool, endpoint: String) -> Observable<[PlanetEvent]> {
        let query: [String: Any] = [
            "days": NSNumber(value: days),
            "status": (closed ? "closed" : "open"),
        ]
        let request: Observable<[PlanetEvent]> = Planet.request(endpoint: endpoint, query: query, contentIdentifier: "events")
        return request.catchErrorJustReturn([])
    }

    static func events(forLast days: Int = 360, category: PlanetCategory) -> Observable<[PlanetEvent]> {
        let openEvents = events(forLast: days, closed: false, endpoint: category.endpoint)
        let closedEvents = events(forLast: days, closed: true, endpoint: category.endpoint)
        return Observable.of(openEvents, closedEvents)
            .merge()
            .reduce([]) { running, new in
                running + new
            }
    }
}

class CategoriesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet var tableView: UITableView!

    let categories = BehaviorRelay<[PlanetCategory]>(value: [])
    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        categories
            .asObservable()
            .subscribe(onNext: { [weak self] _ in
                DispatchQueue.main.async {
                    self?.tableView?.reloadData()
                }
            })
            .disposed(by: disposeBag)
        startDownload()
    }

    func startDownload() {
        let planetCategories = Planet.categories
        let downloadedEvents = planetCategories
            .flatMap { categories in
                return Observable.from(
                    categories.map { category in
                        Planet.events(forLast: 360, category: category)
                    })
            }
            .merge(maxConcurrent: 2)

        let updatedCategories = planetCategories.flatMap { categories in
            downloadedEvents.scan(categories) { updated, events in
                return updated.map { category in
                    let eventsForCategory = Planet.filteredEvents(events: events, forCategory: category)
                    if !eventsForCategory.isEmpty {
                        var cat = category
                        cat.events = cat.events + eventsForCategory
                        return cat
                    }
                    return category
                }
            }
        }

        planetCategories
            .concat(updatedCategories)
            .bind(to: categories)
            .disposed(by: disposeBag)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return categories.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "categoryCell")!
        let category = categories.value[indexPath.row]
        cell.textLabel?.text = "\(category.name) (\(category.events.count))"
        cell.accessoryType = (category.events.count > 0) ? .disclosureIndicator : .none
        cell.detailTextLabel?.text = category.description
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let category = categories.value[indexPath.row]
        tableView.deselectRow(at: indexPath, animated: true)
        guard !category.events.isEmpty else { return }

        let eventsController = storyboard!.instantiateViewController(withIdentifier: "events") as! EventsViewController
        eventsController.title = category.name
        eventsController.events.accept(category.events)
        navigationController!.pushViewController(eventsController, animated: true)
    }
}

class EventCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var date: UILabel!

    func configure(event: PlanetEvent) {
        titleLabel.text = event.title
        if let when = event.date {
            let formatter = DateFormatter()
            formatter.dateFormat = "G"
            formatter.timeZone = TimeZone(identifier: "UTC")
            date.text = formatter.string(for: when)
        } else {
            date.text = ""
        }
    }
}

class EventsViewController: UIViewController, UITableViewDataSource {
    @IBOutlet var tableView: UITableView!
    @IBOutlet var slider: UISlider!
    @IBOutlet var daysLabel: UILabel!

    let events = BehaviorRelay<[PlanetEvent]>(value: [])
    let days = BehaviorRelay<Int>(value: 360)
    let filteredEvents = BehaviorRelay<[PlanetEvent]>(value: [])
    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        slider.maximumValue = 360

        Observable.combineLatest(days.asObservable(), events.asObservable()) { (days, events) -> [PlanetEvent] in
            let maxInterval = TimeInterval(days * 24 * 3600)
            return events.filter { event in
                if let date = event.date {
                    return abs(date.timeIntervalSinceNow) < maxInterval
                }
                return true
            }
        }
        .bind(to: filteredEvents)
        .disposed(by: disposeBag)

        filteredEvents.asObservable()
            .subscribe(onNext: { [weak self] _ in
                DispatchQueue.main.async { self?.tableView.reloadData() }
            })
            .disposed(by: disposeBag)

        days.asObservable()
            .subscribe(onNext: { [weak self] days in
                self?.daysLabel.text = "Last \(days) days"
            })
            .disposed(by: disposeBag)
    }

    @IBAction func sliderAction(slider: UISlider) {
        days.accept(Int(slider.value))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return filteredEvents.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "eventCell") as! EventCell
        cell.configure(event: filteredEvents.value[indexPath.row])
        return cell
    }
}

// MARK: The planet

let now = Date()
func day(_ daysAgo: Int) -> String {
    let formatter = ISO8601DateFormatter()
    return formatter.string(from: now.addingTimeInterval(Double(-daysAgo) * 86_400))
}
func event(_ id: String, _ title: String, _ category: Int, _ daysAgo: Int) -> String {
    return "{\"id\": \"\(id)\", \"title\": \"\(title)\", \"date\": \"\(day(daysAgo))\", \"categories\": [{\"id\": \(category)}]}"
}
let server = StubServer("planet.example.test")
server.latency = 0.2
server.get("/api/v2/categories") { _ in
    .text(
        """
        {"categories": [{"id": 1, "title": "Storms", "description": "wind"}, {"id": 2, "title": "Ice", "description": "cold"},
         {"id": 3, "title": "Dust", "description": "dry"}]}
        """)
}
server.get("/api/v2/categories/:id") { request in
    let isOpen = request.query["status"] == "open"
    switch request.parameters["id"]! {
    case "1": return .text("{\"events\": [\(isOpen ? event("a", "Gale", 1, 3) : event("b", "Squall", 1, 200))]}")
    case "2": return isOpen ? .text("{\"events\": [\(event("c", "Berg", 2, 20))]}") : .status(500)
    default: return .text("{\"events\": []}")
    }
}

// MARK: What a person does

let categories = CategoriesViewController()
let navigation = show(UINavigationController(rootViewController: categories))
func rows(_ table: UITableView) {
    print(table.visibleCells.map { ($0.textLabel!.text ?? "") + ($0.accessoryType == .none ? "" : " >") })
}
visit(
    pause: 0.25,
    ("nothing yet", { rows(categories.tableView) }),
    ("the categories", { rows(categories.tableView) }),
    ("two of them", { rows(categories.tableView) }),
    ("all", { rows(categories.tableView) }),
    ("one without events", {
        categories.tableView.select(row: 0)
        print(navigation.viewControllers.count, categories.tableView.indexPathForSelectedRow == nil)
    }),
    ("one with events", { categories.tableView.select(row: 2) }),
    ("on the way", {}),
    ("its events", { print(screen) }),
    ("fewer days", { (navigation.topViewController as! EventsViewController).slider.drag(to: 150) }),
    ("look", { print(screen) }),
    ("how often it was asked", { print(server.log.count, server.log.filter { $0.hasSuffix("500") }.count) })
)
