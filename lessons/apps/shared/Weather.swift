// Model, service and screen of the weather app (lessons 12, 13, app).
import CoreLocation
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Weather: Codable, Equatable {
    var city = "no city"
    var degrees = 0.0
    var humidity = 0
    var icon = "·"
    var latitude = 0.0
    var longitude = 0.0

    var place: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

enum WeatherError: Error { case cityNotFound, invalidKey, serverFailure }

/// The weather of a small world. The further away a city is, the longer
/// its answer takes.
enum Sky {
    static let server: StubServer = {
        let server = StubServer("weather.test")
        server.latency = 0.2
        let delays = ["Oslo": 0.7, "Rome": 0.2, "Bonn": 0.1, "Lima": 0]
        server.get("/weather") { request in
            guard request.query["appid"] == "secret" else {
                return .status(401)
            }
            let found = cities.first { weather in
                if let name = request.query["q"] {
                    return weather.city.lowercased() == name.lowercased()
                }
                let (latitude, longitude) = (
                    Double(request.query["lat"] ?? "") ?? 0,
                    Double(request.query["lon"] ?? "") ?? 0
                )
                return abs(weather.latitude - latitude) < 2
                    && abs(weather.longitude - longitude) < 2
            }
            guard let weather = found else { return .status(404) }
            return try .json(weather).delayed(delays[weather.city] ?? 0)
        }
        return server
    }()
    static let cities = [
        Weather(
            city: "Oslo", degrees: 4, humidity: 70, icon: "☁️",
            latitude: 60, longitude: 11),
        Weather(
            city: "Rome", degrees: 18.5, humidity: 55, icon: "☀️",
            latitude: 42, longitude: 12),
        Weather(
            city: "Bonn", degrees: 12, humidity: 80, icon: "🌧",
            latitude: 51, longitude: 7),
        Weather(
            city: "Lima", degrees: 21, humidity: 80, icon: "☀️",
            latitude: -12, longitude: -77),
    ]

    static func weather(in city: String, key: String = "secret")
        -> Observable<Weather>
    {
        ask([
            URLQueryItem(name: "q", value: city),
            URLQueryItem(name: "appid", value: key),
        ])
    }
    static func weather(
        at place: CLLocationCoordinate2D, key: String = "secret"
    ) -> Observable<Weather> {
        ask([
            URLQueryItem(name: "lat", value: "\(place.latitude)"),
            URLQueryItem(name: "lon", value: "\(place.longitude)"),
            URLQueryItem(name: "appid", value: key),
        ])
    }

    /// Answers come on a thread of the session, not on the main thread.
    private static func ask(
        _ items: [URLQueryItem]
    ) -> Observable<Weather> {
        var address = URLComponents(
            string: "https://\(server.host)/weather")!
        address.queryItems = items
        return URLSession.shared.rx.response(
            request: URLRequest(url: address.url!)
        ).map { response, data in
            switch response.statusCode {
            case 200..<300:
                return try JSONDecoder().decode(Weather.self, from: data)
            case 401: throw WeatherError.invalidKey
            case 400..<500: throw WeatherError.cityNotFound
            default: throw WeatherError.serverFailure
            }
        }
    }
}

/// A field for a city, and labels for its weather.
class WeatherScreen: UIViewController {
    @IBOutlet weak var searchCityName: UITextField!
    @IBOutlet weak var cityNameLabel: UILabel!
    @IBOutlet weak var tempLabel: UILabel!
    @IBOutlet weak var humidityLabel: UILabel!
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weather"
        searchCityName.placeholder = "city"
    }

    /// Clears the field and types a city.
    func write(_ city: String) {
        searchCityName.clear()
        searchCityName.type(city)
    }
    /// The same, then the return key.
    func ask(_ city: String) {
        write(city)
        searchCityName.submit()
    }
}
