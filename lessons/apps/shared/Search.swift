// The search at the end of lesson 12 (lesson 13, app).
import RxCocoa
import RxSwift
import UIKit

extension WeatherScreen {
    /// The names of the searches, sent by the return key.
    var names: Observable<String> {
        searchCityName.rx.controlEvent(.editingDidEndOnExit)
            .withLatestFrom(searchCityName.rx.text.orEmpty)
            .filter { !$0.isEmpty }
    }

    /// The labels follow the answers.
    func follow(_ answers: Driver<Weather>) {
        answers.map { $0.city }.drive(cityNameLabel.rx.text).disposed(
            by: bag)
        answers.map { "\($0.degrees) C" }.drive(tempLabel.rx.text)
            .disposed(by: bag)
        answers.map { "\($0.humidity) %" }.drive(humidityLabel.rx.text)
            .disposed(by: bag)
    }
}

/// One search at a time; an error ends one request only.
func answers(_ names: Observable<String>) -> Driver<Weather> {
    names.flatMapLatest { Sky.weather(in: $0).catchAndReturn(Weather()) }
        .asDriver(onErrorJustReturn: Weather())
}
