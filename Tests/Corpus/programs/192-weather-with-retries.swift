import Foundation  // from our engine
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import RxSwift
import RxCocoa

public typealias Location = (lat: Double, lon: Double)

class ApiController {
  enum ApiError: Error { case cityNotFound, serverFailure, invalidKey }
  struct Weather: Decodable, Equatable {
    let cityName: String
    let temperature: Int
    let humidity: Int
    let icon: String
    static let empty = Weather(cityName: "Unknown", temperature: -1000, humidity: 0, icon: iconNameToChar(icon: "e"))
    static let dummy = Weather(cityName: "RxCity", temperature: 20, humidity: 90, icon: iconNameToChar(icon: "01d"))
    init(cityName: String, temperature: Int, humidity: Int, icon: String) {
      self.cityName = cityName; self.temperature = temperature; self.humidity = humidity; self.icon = icon
    }
    init(from decoder: Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      cityName = try values.decode(String.self, forKey: .cityName)
      let info = try values.decode([AdditionalInfo].self, forKey: .weather)
      icon = iconNameToChar(icon: info.first?.icon ?? "")
      let mainInfo = try values.nestedContainer(keyedBy: MainKeys.self, forKey: .main)
      temperature = Int(try mainInfo.decode(Double.self, forKey: .temp))
      humidity = try mainInfo.decode(Int.self, forKey: .humidity)
    }
    enum CodingKeys: String, CodingKey { case cityName = "name", main, weather }
    enum MainKeys: String, CodingKey { case temp; case humidity }
    private struct AdditionalInfo: Decodable { let id: Int; let main: String; let description: String; let icon: String }
  }

  static var shared = ApiController()
  let apiKey = BehaviorSubject(value: "")
  var online = BehaviorRelay(value: true)
  private(set) var log: [String] = []

  func currentWeather(for city: String) -> Observable<Weather> {
    return buildRequest(pathComponent: "weather", params: [("q", city)]).map { data in
      return try JSONDecoder().decode(Weather.self, from: data)
    }
  }

  private func buildRequest(method: String = "GET", pathComponent: String, params: [(String, String)]) -> Observable<Data> {
    let request: Observable<URLRequest> = Observable.create { observer in
      var components = URLComponents(string: "http://api.example.org/data/2.5")!
      components.path += "/" + pathComponent
      guard let key = try? self.apiKey.value(), !key.isEmpty else {
        observer.onError(ApiError.invalidKey)
        return Disposables.create()
      }
      components.queryItems = [URLQueryItem(name: "appid", value: key)] + params.map { URLQueryItem(name: $0.0, value: $0.1) }
      var request = URLRequest(url: components.url!)
      request.httpMethod = method
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      observer.onNext(request)
      observer.onCompleted()
      return Disposables.create()
    }
    return request.flatMap { request -> Observable<Data> in
      self.log.append("\(request.httpMethod ?? "?") \(request.url!.query!)")
      return self.answer(request).map { status, data in
        switch status {
        case 200 ..< 300: return data
        case 401: throw ApiError.invalidKey
        case 400 ..< 500: throw ApiError.cityNotFound
        default: throw ApiError.serverFailure
        }
      }
    }
  }

  private func answer(_ request: URLRequest) -> Observable<(Int, Data)> {
    return .deferred { [self] in
      guard online.value else { return .error(NSError(domain: NSURLErrorDomain, code: -1009, userInfo: [NSLocalizedDescriptionKey: "offline"])) }
      let query = Dictionary(uniqueKeysWithValues: URLComponents(url: request.url!, resolvingAgainstBaseURL: false)!.queryItems!.map { ($0.name, $0.value ?? "") })
      if query["appid"] != "secret" { return .just((401, Data())) }
      switch query["q"]!.lowercased() {
      case "london": return .just((200, Data(#"{"name":"London","main":{"temp":7.6,"humidity":81},"weather":[{"id":1,"main":"Rain","description":"d","icon":"10d"}]}"#.utf8)))
      case "paris": return .just((200, Data(#"{"name":"Paris","main":{"temp":12.2},"weather":[]}"#.utf8)))
      case "crash": return .just((500, Data()))
      default: return .just((404, Data()))
      }
    }
  }
}

public func iconNameToChar(icon: String) -> String {
  switch icon {
  case "01d": return "sun"
  case "09d", "09n", "10d", "10n": return "rain"
  default: return "E"
  }
}

let bag = DisposeBag()
var cache = [String: ApiController.Weather]()
let searchText = PublishRelay<String?>()
let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 0))
let maxAttempts = 4
let api = ApiController.shared

func showError(error e: Error) {
  guard let e = e as? ApiController.ApiError else { print("An error occurred:", type(of: e)); return }
  switch e {
  case .cityNotFound: print("City Name is invalid")
  case .serverFailure: print("Server error")
  case .invalidKey: print("Key is invalid")
  }
}

let retryHandler: (Observable<Error>) -> Observable<Int> = { e in
  return e.enumerated().flatMap { attempt, error -> Observable<Int> in
    if attempt >= maxAttempts - 1 {
      return Observable.error(error)
    } else if let casted = error as? ApiController.ApiError, casted == .invalidKey {
      print("waiting for a key")
      return api.apiKey.filter { $0 != "" }.map { _ in return 1 }.take(1)
    } else if (error as NSError).code == -1009 {
      return api.online.asObservable().filter { $0 }.map { _ in 1 }.take(1)
    }
    print("== retrying after \(attempt + 1) seconds ==")
    return Observable<Int>.timer(.seconds(attempt + 1), scheduler: scheduler).take(1)
  }
}

let textSearch = searchText.map { $0 ?? "" }.filter { !$0.isEmpty }.flatMapLatest { text -> Observable<ApiController.Weather> in
  return ApiController.shared.currentWeather(for: text)
    .do(onNext: { data in cache[text] = data }, onError: { e in showError(error: e) }, onSubscribe: { print("> \(text)") })
    .retryWhen(retryHandler)
    .catchError { error in
      guard let cached = cache[text] else { return Observable.just(ApiController.Weather.empty) }
      return Observable.just(cached)
    }
}.share(replay: 1)
let running = Observable.from([searchText.map { _ in true }, textSearch.map { _ in false }.asObservable()]).merge().startWith(true).asDriver(onErrorJustReturn: false)
running.skip(1).drive(onNext: { print("  running:", $0) }).disposed(by: bag)
textSearch.asDriver(onErrorJustReturn: .dummy).map { "\($0.temperature)° C \($0.cityName) \($0.icon)" }.drive(onNext: { print("  label:", $0) }).disposed(by: bag)
func advance(_ s: Double) { scheduler.advanceTo(scheduler.now.addingTimeInterval(s)); print("t=\(Int(scheduler.now.timeIntervalSince1970))") }
searchText.accept("London")
advance(1)
api.apiKey.onNext("wrong")
api.apiKey.onNext("secret")
advance(1)
searchText.accept("Crash")
for _ in 1...7 { advance(1) }
searchText.accept("Paris")
advance(10)
api.online.accept(false)
searchText.accept("London")
advance(1)
api.online.accept(true)
searchText.accept(nil)
searchText.accept("")
print(api.log)
let broken = Observable<Data>.just(Data("{\"name\":\"X\"}".utf8)).decode(type: ApiController.Weather.self, decoder: JSONDecoder())
broken.materialize().subscribe(onNext: { event in
  if let e = event.error as? DecodingError, case .keyNotFound(let key, let context) = e { print(key.stringValue, context.codingPath.count) } else { print(event) }
}).disposed(by: bag)
