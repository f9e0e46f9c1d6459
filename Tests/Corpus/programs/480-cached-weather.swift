import RxSwift  // from our engine
import Foundation
enum ApiError: Error { case cityNotFound, serverFailure, invalidKey }
var cache: [String: String] = ["oslo": "snow"]
func weather(_ city: String) -> Observable<String> { city == "rome" ? .just("sun") : .error(city == "oslo" ? ApiError.serverFailure : ApiError.cityNotFound) }
let search = PublishSubject<String>()
_ = search.flatMapLatest { text in
    weather(text).do(onNext: { cache[text] = $0 }, onError: { e in
        guard let e = e as? ApiError else { return }
        switch e {
        case .cityNotFound: print("City Name is invalid")
        case .serverFailure: print("Server error")
        case .invalidKey: print("Key is invalid")
        }
    }).catch { _ in Observable.just(cache[text] ?? "n/a") }
}.subscribe(onNext: { print($0) })
["rome", "oslo", "x"].forEach(search.onNext)
