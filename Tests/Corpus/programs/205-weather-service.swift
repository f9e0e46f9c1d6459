import Foundation  // from our engine
import RxSwift
import RxCocoa
struct Forecast: Codable, Equatable {
  struct Main: Codable, Equatable { let temp: Double; let humidity: Int }
  struct Sys: Codable, Equatable { let country: String? }
  let name: String
  let main: Main
  let sys: Sys?
  static let empty = Forecast(name: "N/A", main: Main(temp: 0, humidity: 0), sys: nil)
}
protocol WeatherService { func weather(for city: String) -> Single<Forecast> }
enum ServiceError: LocalizedError { case notFound(String), bad
  var errorDescription: String? { switch self { case .notFound(let c): return "\(c) not found"; case .bad: return "bad" } } }
final class StubService: WeatherService {
  private(set) var requests: [String] = []
  private let data = ["London": #"{"name":"London","main":{"temp":12.5,"humidity":80},"sys":{"country":"GB"}}"#, "Rome": #"{"name":"Rome","main":{"temp":21,"humidity":40}}"#, "Broken": "{"]
  func weather(for city: String) -> Single<Forecast> {
    Single.deferred { [unowned self] in
      self.requests.append(city)
      guard let text = self.data[city] else { return .error(ServiceError.notFound(city)) }
      return Single.just(Data(text.utf8)).map { try JSONDecoder().decode(Forecast.self, from: $0) }
    }
  }
}
final class WeatherViewModel {
  struct Input { let search: Observable<String>; let refresh: Observable<Void> }
  struct Output { let city: Driver<String>; let temperature: Driver<String>; let error: Signal<String>; let isEmpty: Driver<Bool> }
  private let service: WeatherService
  private let cache = NSCache<NSString, Box>()
  final class Box { let value: Forecast; init(_ v: Forecast) { value = v } }
  init(service: WeatherService) { self.service = service }
  func bind(_ input: Input) -> Output {
    let errors = PublishRelay<Error>()
    let query = input.search.distinctUntilChanged().filter { !$0.isEmpty }.share(replay: 1)
    let result = Observable.merge(query, input.refresh.withLatestFrom(query))
      .flatMapLatest { [service] city -> Observable<Forecast> in
        service.weather(for: city).asObservable()
          .do(onError: { errors.accept($0) })
          .catch { _ in .empty() }
      }
      .share(replay: 1)
    return Output(
      city: result.map { f in [f.name, f.sys?.country].compactMap { $0 }.joined(separator: ", ") }.asDriver(onErrorJustReturn: "?"),
      temperature: result.map { String(format: "%.1f°", $0.main.temp) }.asDriver(onErrorJustReturn: "-"),
      error: errors.asSignal().map { ($0 as? ServiceError)?.errorDescription ?? "decoding" },
      isEmpty: result.map { _ in false }.startWith(true).asDriver(onErrorJustReturn: true).distinctUntilChanged())
  }
}
let bag = DisposeBag(), service = StubService(), vm = WeatherViewModel(service: service)
let search = PublishSubject<String>(), refresh = PublishSubject<Void>()
let out = vm.bind(.init(search: search, refresh: refresh))
out.city.drive(onNext: { print("city:", $0) }).disposed(by: bag)
out.temperature.drive(onNext: { print("temp:", $0) }).disposed(by: bag)
out.error.emit(onNext: { print("error:", $0) }).disposed(by: bag)
out.isEmpty.drive(onNext: { print("empty:", $0) }).disposed(by: bag)
["London", "London", "", "Paris", "Rome", "Broken"].forEach(search.onNext)
refresh.onNext(()); search.onNext("London"); refresh.onNext(())
print(service.requests)
