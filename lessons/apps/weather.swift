/*:
 # Weather

 The app of chapters 12 to 14: type a city, press return, and read its weather. One search at a time counts; while it
 runs the labels hide; an error ends one question, never the search; a failing network is asked again, ever later.

 `rill app lessons/apps/weather.swift` opens it, `rill run` shows a visit.
 */
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Weather: Codable, Equatable {
    let city: String
    let degrees: Int
    let humidity: Int
    let icon: String
    static let empty = Weather(city: "", degrees: 0, humidity: 0, icon: "")
}

enum WeatherError: Error { case cityNotFound, invalidKey, serverFailure }

/// The weather of the world, as far as this app knows it.
enum Sky {
    static let server: StubServer = {
        let server = StubServer("api.weather.test")
        server.latency = 0.3
        let known = [
            "oslo": Weather(city: "Oslo", degrees: 4, humidity: 70, icon: "cloud"),
            "lima": Weather(city: "Lima", degrees: 21, humidity: 80, icon: "sun"),
            "rome": Weather(city: "Rome", degrees: 18, humidity: 55, icon: "sun"),
        ]
        server.get("/weather") { request in
            guard request.query["appid"] == "secret" else { return .status(401) }
            guard let weather = known[(request.query["q"] ?? "").lowercased()] else { return .status(404) }
            return try .json(weather)
        }
        return server
    }()
}

final class ApiController {
    static let shared = ApiController()
    let apiKey = BehaviorSubject(value: "secret")

    func currentWeather(city: String) -> Observable<Weather> {
        apiKey.take(1).flatMap { key -> Observable<Weather> in
            var parts = URLComponents(string: "https://api.weather.test/weather")!
            parts.queryItems = [
                URLQueryItem(name: "q", value: city), URLQueryItem(name: "appid", value: key),
            ]
            return URLSession.shared.rx.response(request: URLRequest(url: parts.url!)).map { response, data in
                switch response.statusCode {
                case 200..<300: return try JSONDecoder().decode(Weather.self, from: data)
                case 401: throw WeatherError.invalidKey
                case 400..<500: throw WeatherError.cityNotFound
                default: throw WeatherError.serverFailure
                }
            }
        }
    }
}

final class WeatherViewController: UIViewController {
    @IBOutlet weak var searchCityName: UITextField!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!
    @IBOutlet weak var cityNameLabel: UILabel!
    @IBOutlet weak var iconLabel: UILabel!
    @IBOutlet weak var tempLabel: UILabel!
    @IBOutlet weak var humidityLabel: UILabel!
    @IBOutlet weak var messageLabel: UILabel!
    private let bag = DisposeBag()
    private var cache: [String: Weather] = [:]
    private let maxAttempts = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weather"
        searchCityName.placeholder = "city"

        let searchInput = searchCityName.rx.controlEvent(.editingDidEndOnExit)
            .map { [weak self] in self?.searchCityName.text ?? "" }
            .filter { !$0.isEmpty }
            .share()
        let search = searchInput
            .flatMapLatest { [weak self] city in self?.weather(in: city) ?? .empty() }
            .asDriver(onErrorJustReturn: .empty)

        let running = Observable.merge(searchInput.map { _ in true }, search.map { _ in false }.asObservable())
            .startWith(true)
            .asDriver(onErrorJustReturn: false)
        running.skip(1).drive(activityIndicator.rx.isAnimating).disposed(by: bag)
        for label in [cityNameLabel!, iconLabel!, tempLabel!, humidityLabel!] {
            running.drive(label.rx.isHidden).disposed(by: bag)
        }

        search.map { $0.city }.drive(cityNameLabel.rx.text).disposed(by: bag)
        search.map { $0.icon }.drive(iconLabel.rx.text).disposed(by: bag)
        search.map { "\($0.degrees) C" }.drive(tempLabel.rx.text).disposed(by: bag)
        search.map { "\($0.humidity) %" }.drive(humidityLabel.rx.text).disposed(by: bag)
    }

    /// One question: what is known of the city if the answer does not come.
    private func weather(in city: String) -> Observable<Weather> {
        ApiController.shared.currentWeather(city: city)
            .observe(on: MainScheduler.instance)
            .do(
                onNext: { [weak self] in self?.answered($0, city) },
                onError: { [weak self] in self?.show($0) })
            .retry(when: { [maxAttempts] errors in
                errors.enumerated().flatMap { attempt, error -> Observable<Int> in
                    if error is WeatherError || attempt >= maxAttempts - 1 { return .error(error) }
                    print("again in \(attempt + 1) s")
                    return Observable<Int>.timer(.seconds(attempt + 1), scheduler: MainScheduler.instance)
                }
            })
            .catchAndReturn(cache[city] ?? .empty)
    }

    private func answered(_ weather: Weather, _ city: String) {
        cache[city] = weather
        messageLabel.text = ""
    }
    private func show(_ error: Error) {
        switch error {
        case WeatherError.cityNotFound: messageLabel.text = "no such city"
        case WeatherError.invalidKey: messageLabel.text = "the key is not valid"
        case WeatherError.serverFailure: messageLabel.text = "the server fails"
        default: messageLabel.text = "no connection"
        }
    }
}

let sky = Sky.server
let main = show(WeatherViewController())
func ask(_ city: String) {
    main.searchCityName.clear()
    main.searchCityName.type(city)
    main.searchCityName.submit()
}
visit(
    pause: 0.2,
    ("the app begins", { print(screen) }),
    ("ask for Oslo", { ask("Oslo") }),
    ("while it runs", { print(screen) }),
    ("the answer", { print(screen) }),
    ("ask for Lima, then at once for Rome", {
        ask("Lima")
        ask("Rome")
    }),
    ("wait", {}),
    ("only one came", { print(screen) }),
    ("ask for Atlantis", { ask("Atlantis") }),
    ("wait", {}),
    ("no such city", { print(screen) }),
    ("go offline and ask for Oslo", {
        network.goOffline()
        ask("Oslo")
    })
)
Observable<Int>.timer(.seconds(8), scheduler: MainScheduler.instance)
    .subscribe(onNext: { _ in
        print("what was known:")
        print(screen)
        print("requests: \(sky.requestCount)")
    })
    .disposed(by: main.rx.disposeBag)
/* Prints:
> the app begins
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [city                    ]            │   searchCityName
└───────────────────────────────────────┘
> ask for Oslo
> while it runs
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Oslo                    ]            │   searchCityName
│ ⠋                                     │   activityIndicator
└───────────────────────────────────────┘
> the answer
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Oslo                    ]            │   searchCityName
│ Oslo                                  │   cityNameLabel
│ cloud                                 │   iconLabel
│ 4 C                                   │   tempLabel
│ 70 %                                  │   humidityLabel
└───────────────────────────────────────┘
> ask for Lima, then at once for Rome
> wait
> only one came
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Rome                    ]            │   searchCityName
│ Rome                                  │   cityNameLabel
│ sun                                   │   iconLabel
│ 18 C                                  │   tempLabel
│ 55 %                                  │   humidityLabel
└───────────────────────────────────────┘
> ask for Atlantis
> wait
> no such city
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Atlantis                ]            │   searchCityName
│ 0 C                                   │   tempLabel
│ 0 %                                   │   humidityLabel
│ no such city                          │   messageLabel
└───────────────────────────────────────┘
> go offline and ask for Oslo
again in 1 s
again in 2 s
what was known:
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Oslo                    ]            │   searchCityName
│ Oslo                                  │   cityNameLabel
│ cloud                                 │   iconLabel
│ 4 C                                   │   tempLabel
│ 70 %                                  │   humidityLabel
│ no connection                         │   messageLabel
└───────────────────────────────────────┘
requests: 3
*/
