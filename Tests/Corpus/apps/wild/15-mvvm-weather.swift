// MVVM with a server: results, a loading state and an error that shows an alert.
import RxCocoa
import RxSwift
import UIKit

struct WeatherResponse: Decodable {
    struct Main: Decodable { let temp: Double; let humidity: Int }
    struct Weather: Decodable { let description: String }
    let name: String
    let main: Main
    let weather: [Weather]
}
enum APIError: Error { case invalidURL, cityNotFound }
final class WeatherService {
    static let shared = WeatherService()
    private init() {}
    func weather(for city: String) -> Single<WeatherResponse> {
        guard let escaped = city.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed),
              let url = URL(string: "https://weather.example.test/data?q=\(escaped)") else { return .error(APIError.invalidURL) }
        return URLSession.shared.rx.data(request: URLRequest(url: url))
            .map { try JSONDecoder().decode(WeatherResponse.self, from: $0) }
            .asSingle()
    }
}
class WeatherViewModel {
    struct Input { let search: Observable<String> }
    struct Output {
        let city: Driver<String>
        let temperature: Driver<String>
        let isLoading: Driver<Bool>
        let error: Signal<String>
    }
    private let loading = BehaviorRelay<Bool>(value: false)
    private let errors = PublishRelay<String>()
    func transform(_ input: Input) -> Output {
        let weather = input.search
            .filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
            .do(onNext: { [loading] _ in loading.accept(true) })
            .flatMapLatest { [errors] city in
                WeatherService.shared.weather(for: city)
                    .asObservable()
                    .materialize()
                    .do(onNext: { if case .error = $0 { errors.accept("City not found") } })
                    .compactMap { $0.element }
            }
            .observe(on: MainScheduler.instance)
            .do(onNext: { [loading] _ in loading.accept(false) })
            .share()
        return Output(
            city: weather.map { $0.name }.asDriver(onErrorJustReturn: "-"),
            temperature: weather.map { String(format: "%.1f°", $0.main.temp) }.asDriver(onErrorJustReturn: "-"),
            isLoading: loading.asDriver(),
            error: errors.asSignal())
    }
}
class WeatherViewController: UIViewController {
    @IBOutlet private weak var searchTextField: UITextField!
    @IBOutlet private weak var cityLabel: UILabel!
    @IBOutlet private weak var temperatureLabel: UILabel!
    @IBOutlet private weak var activityIndicator: UIActivityIndicatorView!
    private let viewModel = WeatherViewModel()
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        let search = searchTextField.rx.controlEvent(.editingDidEndOnExit)
            .withLatestFrom(searchTextField.rx.text.orEmpty)
        let output = viewModel.transform(.init(search: search))
        output.city.drive(cityLabel.rx.text).disposed(by: bag)
        output.temperature.drive(temperatureLabel.rx.text).disposed(by: bag)
        output.isLoading.drive(activityIndicator.rx.isAnimating).disposed(by: bag)
        output.isLoading.map { !$0 }.drive(activityIndicator.rx.isHidden).disposed(by: bag)
        output.error.emit(onNext: { [weak self] message in
            let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            self?.present(alert, animated: true)
        }).disposed(by: bag)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}

let server = StubServer("weather.example.test")
server.get("/data") { request in
    request.query["q"] == "Oslo"
        ? .text("{\"name\": \"Oslo\", \"main\": {\"temp\": -3.25, \"humidity\": 80}, \"weather\": [{\"description\": \"snow\"}]}", status: 200)
        : .status(404)
}
let weather = WeatherViewController()
show(UINavigationController(rootViewController: weather))
let city = screen.find("text field 1", as: UITextField.self)
visit(
    ("search", { city.type("Oslo"); city.submit() }),
    ("look", { print(screen) }),
    ("unknown", { city.clear(); city.type("Nowhere"); city.submit() }),
    ("look", { print(screen) }))
