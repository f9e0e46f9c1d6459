import RxSwift  // from our engine
import RxRelay
import RxCocoa
import Foundation
// View models of several kinds, with protocols for services, and Reactive table-like sections.
protocol WeatherServiceType { func current(_ city: String) -> Single<Weather>; var favourites: Observable<[String]> { get } }
struct Weather: Decodable, Equatable { let city: String; let temp: Double; let kind: Kind; enum Kind: String, Decodable { case sun, rain, snow; var icon: String { switch self { case .sun: "☀️"; case .rain: "🌧"; case .snow: "❄️" } } }; static let empty = Weather(city: "–", temp: 0, kind: .sun); enum CodingKeys: String, CodingKey { case city = "name", temp, kind = "weather" } }
enum WeatherError: LocalizedError { case cityNotFound(String), server; var errorDescription: String? { switch self { case .cityNotFound(let c): return "No city \(c)"; case .server: return "Server down" } } }
final class StubWeather: WeatherServiceType { var responses: [String: String] = ["Oslo": #"{"name":"Oslo","temp":-3.5,"weather":"snow"}"#, "Rome": #"{"name":"Rome","temp":21,"weather":"sun"}"#, "Bad": "{}"]; private let favs = BehaviorRelay<[String]>(value: ["Oslo"]); var favourites: Observable<[String]> { favs.asObservable() }; func add(_ c: String) { favs.accept(favs.value + [c]) }; private(set) var calls = 0
    func current(_ city: String) -> Single<Weather> { Single.create { [weak self] single in self?.calls += 1; guard let text = self?.responses[city] else { single(.failure(WeatherError.cityNotFound(city))); return Disposables.create() }; do { single(.success(try JSONDecoder().decode(Weather.self, from: Data(text.utf8)))) } catch { single(.failure(error)) }; return Disposables.create() }.delay(.milliseconds(10), scheduler: MainScheduler.instance) } }
class BaseViewModel { let disposeBag = DisposeBag(); let errors = PublishRelay<String>(); lazy var loading: Driver<Bool> = activity.asDriver().map { $0 > 0 }.distinctUntilChanged(); fileprivate let activity = BehaviorRelay(value: 0)
    func track<T>(_ s: Single<T>) -> Observable<T> { s.asObservable().do(onSubscribe: { [activity] in activity.accept(activity.value + 1) }, onDispose: { [activity] in activity.accept(activity.value - 1) }) } }
final class WeatherViewModel: BaseViewModel { struct State: Equatable { var weather = Weather.empty, unit = Unit.celsius; enum Unit: String { case celsius = "C", fahrenheit = "F"; func convert(_ t: Double) -> Double { self == .celsius ? t : t * 9 / 5 + 32 } }; var text: String { "\(weather.kind.icon) \(weather.city) " + String(format: "%.1f°%@", unit.convert(weather.temp), unit.rawValue) } }
    let search = PublishRelay<String>(), toggleUnit = PublishRelay<Void>(); let title: Driver<String>; let favourites: Driver<[String]>
    init(service: WeatherServiceType) {
        let state = BehaviorRelay(value: State()); title = state.asDriver().map(\.text).distinctUntilChanged()
        favourites = service.favourites.flatMapLatest { cities in Observable.zip(cities.map { service.current($0).map { "\($0.city): \($0.kind.icon)" }.catchAndReturn("?").asObservable() }) }.asDriver(onErrorJustReturn: [])
        super.init()
        search.map { $0.trimmingCharacters(in: .whitespaces).capitalized }.filter { !$0.isEmpty }.distinctUntilChanged()
            .flatMapLatest { [unowned self] in track(service.current($0)).materialize() }
            .withLatestFrom(state) { ($0, $1) }
            .subscribe(onNext: { [weak self] event, old in switch event { case .next(let w): var s = old; s.weather = w; state.accept(s); case .error(let e as LocalizedError): self?.errors.accept(e.errorDescription ?? "?"); case .error(is DecodingError): self?.errors.accept("undecodable"); case .error(let e): self?.errors.accept("\(e)"); case .completed: break } }).disposed(by: disposeBag)
        toggleUnit.withLatestFrom(state).map { s -> State in var s = s; s.unit = s.unit == .celsius ? .fahrenheit : .celsius; return s }.bind(to: state).disposed(by: disposeBag) } }
let service = StubWeather(), vm = WeatherViewModel(service: service), bag = DisposeBag()
vm.title.drive(onNext: { print("title", $0) }).disposed(by: bag); vm.loading.drive(onNext: { print("loading", $0) }).disposed(by: bag); vm.errors.subscribe(onNext: { print("error", $0) }).disposed(by: bag); vm.favourites.drive(onNext: { print("favs", $0) }).disposed(by: bag)
let steps: [() -> Void] = [{ vm.search.accept(" oslo ") }, { vm.toggleUnit.accept(()) }, { vm.search.accept("OSLO") }, { vm.search.accept("atlantis") }, { vm.search.accept("bad") }, { service.add("Rome") }, { vm.search.accept("rome"); vm.search.accept("oslo") }, { service.add("Nope") }]
Observable<Int>.interval(.milliseconds(30), scheduler: MainScheduler.instance).take(steps.count).subscribe(onNext: { steps[$0]() }, onCompleted: { print("calls", service.calls) }).disposed(by: bag)
struct Section<Item>: CustomStringConvertible { var header: String; var items: [Item]; var description: String { "\(header)\(items)" } }
let names = BehaviorRelay(value: ["Zed", "Ann", "Abe", "bob"]), filter = BehaviorRelay(value: "")
let sections = Observable.combineLatest(names, filter) { names, f in names.filter { f.isEmpty || $0.localizedCaseInsensitiveContains(f) } }.map { Dictionary(grouping: $0) { $0.prefix(1).uppercased() }.sorted { $0.key < $1.key }.map { Section(header: $0.key, items: $0.value.sorted()) } }
sections.subscribe(onNext: { print($0) }).disposed(by: bag); filter.accept("B"); names.accept(names.value + ["Barb"]); filter.accept("")
