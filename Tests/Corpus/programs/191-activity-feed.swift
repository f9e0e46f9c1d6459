import Foundation  // from our engine
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import RxSwift
import RxCocoa
import RxRelay

// MARK: - model
struct Event: Codable, CustomStringConvertible {
  let action: String
  let repo: Repo
  let actor: Actor
  let created: Date

  struct Actor: Codable { let name: String; let avatar: URL
    enum CodingKeys: String, CodingKey { case name = "display_login", avatar = "avatar_url" } }
  struct Repo: Codable { let name: String }
  enum CodingKeys: String, CodingKey { case action = "type", repo, actor, created = "created_at" }
  var description: String { "\(actor.name) \(action.replacingOccurrences(of: "Event", with: "").lowercased()) \(repo.name)" }
}

enum ApiError: Error, LocalizedError {
  case status(Int), garbage(reason: String)
  var errorDescription: String? {
    switch self {
    case .status(let code) where code >= 500: return "server failed (\(code))"
    case .status(let code): return "refused (\(code))"
    case let .garbage(reason): return "garbage: \(reason)"
    }
  }
}

final class Server {
  static let shared = Server()
  private(set) var requests = 0
  private var pages: [String: [(Int, String)]] = [:]
  private init() {}
  func stub(_ path: String, _ answers: (Int, String)...) { pages[path, default: []] += answers }
  func response(for request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    return Observable.create { [unowned self] observer in
      self.requests += 1
      guard let url = request.url, var list = self.pages[url.path], !list.isEmpty else {
        observer.onError(ApiError.status(404))
        return Disposables.create()
      }
      let (status, body) = list.removeFirst()
      self.pages[url.path] = list
      var headers = ["Content-Type": "application/json"]
      if status == 200 { headers["Last-Modified"] = "stamp-\(self.requests)" }
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: headers)!
      let work = DispatchWorkItem {
        observer.on(.next((response: response, data: body.data(using: .utf8)!)))
        observer.on(.completed)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50), execute: work)
      return Disposables.create { work.cancel() }
    }
  }
}

class ActivityController {
  private let repo = "ReactiveX/RxSwift"
  fileprivate let events = BehaviorRelay<[Event]>(value: [])
  fileprivate let lastModified = BehaviorRelay<String?>(value: nil)
  private let bag = DisposeBag()
  private lazy var decoder: JSONDecoder = {
    let d = JSONDecoder()
    d.dateDecodingStrategy = .iso8601
    return d
  }()

  func fetchEvents(repo: String) {
    let response = Observable.from([repo])
      .map { urlString -> URL in
        return URL(string: "https://api.example.com/repos/\(urlString)/events")!
      }
      .map { [weak self] url -> URLRequest in
        var request = URLRequest(url: url)
        if let modifiedHeader = self?.lastModified.value {
          request.addValue(modifiedHeader, forHTTPHeaderField: "Last-Modified")
        }
        print("->", request.url!.path, request.allHTTPHeaderFields ?? [:])
        return request
      }
      .flatMap { Server.shared.response(for: $0) }
      .share(replay: 1)

    response
      .filter { response, _ in 200..<300 ~= response.statusCode }
      .map { [decoder] _, data -> [Event] in (try? decoder.decode([Event].self, from: data)) ?? [] }
      .filter { !$0.isEmpty }
      .subscribe(onNext: { [weak self] new in self?.process(new) }, onError: { print("failed:", $0.localizedDescription) })
      .disposed(by: bag)

    response
      .filter { response, _ in return 200..<400 ~= response.statusCode }
      .flatMap { response, _ -> Observable<String> in
        guard let value = response.allHeaderFields["Last-Modified"] as? String else { return Observable.empty() }
        return Observable.just(value)
      }
      .subscribe(onNext: { [weak self] in self?.lastModified.accept($0); print("modified", $0) }, onError: { _ in })
      .disposed(by: bag)
  }

  private func process(_ newEvents: [Event]) {
    var updated = newEvents + events.value
    if updated.count > 3 { updated = [Event](updated.prefix(upTo: 3)) }
    events.accept(updated)
  }
}

let json1 = """
[{"type":"PushEvent","repo":{"name":"ReactiveX/RxSwift"},"actor":{"display_login":"ada","avatar_url":"https://a.b/1.png"},"created_at":"2020-01-02T03:04:05Z"},
 {"type":"WatchEvent","repo":{"name":"ReactiveX/RxSwift"},"actor":{"display_login":"bob","avatar_url":"https://a.b/2.png"},"created_at":"2020-01-02T04:04:05Z"}]
"""
let path = "/repos/ReactiveX/RxSwift/events"
Server.shared.stub(path, (200, json1), (304, ""), (200, json1.replacingOccurrences(of: "ada", with: "cyd")), (500, ""))
let controller = ActivityController()
let bag = DisposeBag()
controller.events.asObservable().map { $0.map(String.init(describing:)) }.subscribe(onNext: { print("rows:", $0) }).disposed(by: bag)
controller.events.filter { !$0.isEmpty }.map { $0.first!.created }.distinctUntilChanged().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance).take(5)
  .subscribe(onNext: { n in print("refresh", n); controller.fetchEvents(repo: n == 4 ? "nobody/none" : "ReactiveX/RxSwift") },
             onDisposed: { print("timer gone, \(Server.shared.requests) requests") })
  .disposed(by: bag)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
encoder.dateEncodingStrategy = .iso8601
Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
  .withLatestFrom(controller.events)
  .subscribe(onNext: { list in
    do { print(String(data: try encoder.encode(list.first), encoding: .utf8)!) } catch { print(error) }
    print((ApiError.status(503) as Error).localizedDescription, ApiError.garbage(reason: "x").errorDescription ?? "-")
    exit(0)
  }).disposed(by: bag)
RunLoop.main.run()
