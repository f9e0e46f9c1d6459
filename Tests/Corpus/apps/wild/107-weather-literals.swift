// A colour literal is a colour; a search by button and by return key.
import UIKit
import RxSwift
import RxCocoa
import Alamofire
import SwiftyJSON

class WeatherVC: UIViewController {
    @IBOutlet weak var cityTF: UITextField!
    @IBOutlet weak var tempLbl: UILabel!
    @IBOutlet weak var humidityLbl: UILabel!
    @IBOutlet weak var searchBtn: UIButton!
    @IBOutlet weak var unitSegment: UISegmentedControl!
    @IBOutlet weak var loader: UIActivityIndicatorView!
    let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        loader.hidesWhenStopped = true
        let search = Observable.merge(searchBtn.rx.tap.asObservable(), cityTF.rx.controlEvent(.editingDidEndOnExit).asObservable())
            .withLatestFrom(cityTF.rx.text)
            .compactMap { $0 }
            .filter { $0.count > 0 }
            .flatMapLatest { [weak self] text -> Observable<Weather> in
                self?.loader.startAnimating()
                return WeatherApi.shared.weather(text).catchAndReturn(.empty)
            }
            .observe(on: MainScheduler.instance)
            .share()
        let celsius = unitSegment.rx.selectedSegmentIndex.map { $0 == 0 }
        Observable.combineLatest(search, celsius)
            .map { weather, celsius in celsius ? "\(Int(weather.temp))° C" : "\(Int(weather.temp * 9 / 5 + 32))° F" }
            .bind(to: tempLbl.rx.text)
            .disposed(by: bag)
        search.map { "\($0.humidity)%" }.bind(to: humidityLbl.rx.text).disposed(by: bag)
        search.map { _ in false }.bind(to: loader.rx.isAnimating).disposed(by: bag)
        search.subscribe { [weak self] event in
            guard let weather = event.element else { return }
            self?.view.backgroundColor = weather.temp > 20 ? #colorLiteral(red: 1, green: 0.8, blue: 0.4, alpha: 1) : .cyan
        }.disposed(by: bag)
        let g = UITapGestureRecognizer()
        g.rx.event.bind { [unowned self] _ in self.view.endEditing(true) }.disposed(by: bag)
        view.addGestureRecognizer(g)
    }
}
struct Weather {
    static let empty = Weather(name: "-", temp: 0, humidity: 0)
    var name: String
    var temp: Double
    var humidity: Int
}
class WeatherApi {
    static let shared = WeatherApi()
    let base = "https://api.weather.test/data/2.5"
    func weather(_ city: String) -> Observable<Weather> {
        return Observable.create { observer in
            let request = AF.request(self.base + "/weather", method: .get, parameters: ["q": city, "units": "metric"], encoding: URLEncoding.queryString, headers: ["X-Key": "1"])
                .validate()
                .responseData { response in
                    switch response.result {
                    case .success(let value):
                        let json = JSON(value)
                        observer.onNext(Weather(name: json["name"].stringValue, temp: json["main"]["temp"].doubleValue, humidity: json["main"]["humidity"].int ?? 0))
                        observer.onCompleted()
                    case let .failure(error):
                        observer.onError(error)
                    }
                }
            return Disposables.create { request.cancel() }
        }
    }
}
let server = StubServer("api.weather.test")
server.get("/data/2.5/weather") { r in .text("{\"name\": \"Oslo\", \"main\": {\"temp\": 21.4, \"humidity\": 40}}") }
let w = WeatherVC()
show(w)
visit(
    ("", { print(screen); w.cityTF.type("Oslo"); w.cityTF.submit() }),
    ("", { print(screen); w.unitSegment.choose("Second") }),
    ("", { print(screen) })
)
