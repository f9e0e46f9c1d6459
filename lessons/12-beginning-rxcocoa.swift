/*:
 # 12  Beginning RxCocoa

 A screen is two things: events that come from it, and values that go to it. RxCocoa gives both a
 reactive face, and promises: on the main thread, without errors, shared. In this lesson a field for a
 city and three labels become a weather app, mistake by mistake.

 The controls are as small as can be; what stands behind `.rx` is the real thing.
 */
import Foundation
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift

let main = MainScheduler.instance

/// Keeps an example open while its clocks tick.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main).toBlocking().materialize()
}

/// Text that the app shows.
final class Label: ReactiveCompatible {
    let name: String
    var text: String? { didSet { print("\(name): \(text ?? "")") } }
    init(_ name: String) { self.name = name }
}

/// Text that the user types, and the return key.
final class Field: ReactiveCompatible {
    fileprivate let value = BehaviorRelay<String?>(value: "")
    fileprivate let returned = PublishRelay<Void>()

    func clear() { value.accept("") }
    func type(_ text: String) { for key in text { value.accept((value.value ?? "") + String(key)) } }
    func submit() { returned.accept(()) }
}

extension Reactive where Base: Label {
    var text: Binder<String?> { Binder(base) { label, text in label.text = text } }
}

extension Reactive where Base: Field {
    var text: ControlProperty<String?> {
        ControlProperty(values: base.value, valueSink: Binder(base) { field, text in field.value.accept(text) })
    }
    var returned: ControlEvent<Void> { ControlEvent(events: base.returned) }
}

struct Weather: Equatable {
    var city = "no city"
    var degrees = 0.0
    var humidity = 0
}

enum WeatherError: Error { case unknownCity }

/// The service: the further a city is, the longer it takes.
final class Service {
    private(set) var requests = 0

    func weather(in city: String) -> Observable<Weather> {
        Observable.deferred { [self] in
            requests += 1
            let known = ["Oslo": (900, 4.0, 70), "Lima": (200, 21.0, 80), "Rome": (400, 18.5, 55)]
            guard let (milliseconds, degrees, humidity) = known[city] else { return .error(WeatherError.unknownCity) }
            return Observable<Int>.timer(.milliseconds(milliseconds), scheduler: main)
                .map { _ in Weather(city: city, degrees: degrees, humidity: humidity) }
        }
    }
}
/*:
 ## What the field says

 `rx.text` is a `ControlProperty`: it sends the text that is there now, then each change; it never
 fails; and values can be sent into it. `orEmpty` takes the optional away.

 > Guess: The user types "Rio". Four words are printed. Which?
 */
example(of: "rx.text") {
    let bag = DisposeBag()
    let field = Field()

    field.rx.text.orEmpty
        .map { $0.isEmpty ? "empty" : $0 }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
    field.type("Rio")
}
/* Prints:
--- Example of: rx.text ---
empty
R
Ri
Rio
*/
//: The field speaks before anybody types. So the next chain begins with a filter.

/*:
 ## One error is enough

 Each text is a question to the service. The user types "Ri", which is no city, clears the field, and
 types "Rome".
 */
example(of: "a search that dies") {
    let bag = DisposeBag()
    let (field, service, label) = (Field(), Service(), Label("city"))

    field.rx.text.orEmpty
        .filter { $0.count > 1 }
        .flatMap(service.weather)
        .subscribe(onNext: { label.text = $0.city }, onError: { print("the search is over:", $0) })
        .disposed(by: bag)

    field.type("Ri")
    field.clear()
    field.type("Rome")
    letTimePass(1)
}
/* Prints:
--- Example of: a search that dies ---
the search is over: unknownCity
*/
//: "Rome" is a city, and nobody asked for it: the first error ended the chain for good.

//: Caught **inside** of `flatMap`, an error ends one question only. (Older text has
//: `catchErrorJustReturn` here.)
example(of: "a search that lives") {
    let bag = DisposeBag()
    let (field, service, label) = (Field(), Service(), Label("city"))

    field.rx.text.orEmpty
        .filter { $0.count > 1 }
        .flatMap { service.weather(in: $0).catchAndReturn(Weather()) }
        .subscribe(onNext: { label.text = $0.city })
        .disposed(by: bag)
    field.type("Rome")
    letTimePass(1)
}
/* Prints:
--- Example of: a search that lives ---
city: no city
city: no city
city: Rome
*/
/*:
 ## The answer of yesterday

 Oslo takes 900 ms, Lima 200. The user asks for Oslo, changes their mind, and asks for Lima. From here
 on a search begins with the return key: `rx.returned` is a `ControlEvent`, and `withLatestFrom`
 brings the text.
 */
func searches(_ field: Field) -> Observable<String> {
    field.rx.returned.withLatestFrom(field.rx.text.orEmpty).filter { !$0.isEmpty }
}

func askTwice(_ field: Field) {
    for city in ["Oslo", "Lima"] {
        field.clear()
        field.type(city)
        field.submit()
    }
    letTimePass(2)
}

example(of: "flatMap: a stale answer") {
    let bag = DisposeBag()
    let (field, service, label) = (Field(), Service(), Label("city"))

    searches(field)
        .flatMap { service.weather(in: $0).catchAndReturn(Weather()) }
        .subscribe(onNext: { label.text = $0.city })
        .disposed(by: bag)
    askTwice(field)
}
/* Prints:
--- Example of: flatMap: a stale answer ---
city: Lima
city: Oslo
*/
//: The field says Lima, the label says Oslo. No line of code is wrong, but the operator is.

/*:
 `flatMapLatest` lets go of the question that nobody asks any more.

 > Guess: What is printed now?
 */
example(of: "flatMapLatest") {
    let bag = DisposeBag()
    let (field, service, label) = (Field(), Service(), Label("city"))

    searches(field).watch("asked")
        .flatMapLatest { service.weather(in: $0).catchAndReturn(Weather()) }
        .map(\.city).watch("shown")
        .subscribe(onNext: { label.text = $0 })
        .disposed(by: bag)
    askTwice(field)
}
/* Prints:
--- Example of: flatMapLatest ---
city: Lima
*/
/* Draws:
                  0         1         2 s
  1 col = 100 ms  ┬─────────┬─────────┬──
  asked           (Oslo Lima)─────────┊
  shown           ──Lima──────────────┊
*/
/*:
 ## Three labels

 `bind(to:)` sends what comes into a binder, an observer that never fails. One bind for each label,
 one question from the user.

 > Guess: How many requests are made? One number is printed.
 */
func ask(_ field: Field) {
    field.type("Rome")
    field.submit()
    letTimePass(1)
}

example(of: "bind, three times") {
    let bag = DisposeBag()
    let (field, service) = (Field(), Service())
    let answers = searches(field).flatMapLatest { service.weather(in: $0).catchAndReturn(Weather()) }

    for _ in 1...3 { answers.bind(onNext: { _ in }).disposed(by: bag) }
    ask(field)
    print(service.requests)
}
/* Prints:
--- Example of: bind, three times ---
3
*/
//: Each subscription runs the chain again. `share(replay: 1)` would help, and `observe(on:)` would
//: bring the answers to the main thread, and `catchAndReturn` takes care of errors. All three, each
//: time, in the right order.

/*:
 ## Driver

 A `Driver` is an observable that has all three built in: it cannot fail, it works on the main thread,
 and it shares with a replay of one. You say what stands in for an error, once, and `drive` binders.
 */
example(of: "Driver") {
    let bag = DisposeBag()
    let (field, service) = (Field(), Service())
    let answers = searches(field)
        .flatMapLatest { service.weather(in: $0).catchAndReturn(Weather()) }
        .asDriver(onErrorJustReturn: Weather())

    answers.map { $0.city }.drive(Label("city").rx.text).disposed(by: bag)
    let (degrees, humidity) = (Label("degrees"), Label("humidity"))
    answers.map { "\($0.degrees) C" }.drive(degrees.rx.text).disposed(by: bag)
    answers.map { "\($0.humidity) %" }.drive(humidity.rx.text).disposed(by: bag)
    ask(field)
    print("requests:", service.requests)
}
/* Prints:
--- Example of: Driver ---
degrees: 18.5 C
humidity: 55 %
requests: 1
*/
//: Two labels were drawn. Where is the city? Its label was made in the line that drives it, and
//: nobody kept it: a binder does not keep its object alive. On a screen the view does.

/*:
 ## Signal, and the table of traits

 A `Signal` is a driver that replays nothing: for events, which are over when they have happened.

 | trait           | can fail | shares | replays    | main thread |
 |-----------------|----------|--------|------------|-------------|
 | ControlProperty | no       | yes    | the latest | yes         |
 | ControlEvent    | no       | yes    | no         | yes         |
 | Driver          | no       | yes    | the latest | yes         |
 | Signal          | no       | yes    | no         | yes         |

 > Guess: Two listen to a button that was pressed before they came: a driver, then a signal. Who prints?
 */
example(of: "Driver and Signal") {
    let bag = DisposeBag()
    let presses = PublishRelay<String>()
    let (driver, signal) = (presses.asDriver(onErrorJustReturn: ""), presses.asSignal())
    driver.drive().disposed(by: bag)
    signal.emit().disposed(by: bag)

    presses.accept("pressed")
    driver.drive(onNext: { print("driver", $0) }).disposed(by: bag)
    signal.emit(onNext: { print("signal", $0) }).disposed(by: bag)
}
/* Prints:
--- Example of: Driver and Signal ---
driver pressed
*/
/*:
 ## Challenge: Fahrenheit

 A switch says whether degrees are shown in Fahrenheit: F = C * 1.8 + 32. `shown(_:fahrenheit:)`
 combines the weather and the switch to a text like "18.5 C" or "65.3 F". A flip of the switch shows
 the other text at once and asks nobody.
 */
//: > Hint: Two drivers become one whenever either of them speaks.
//: > Hint: `Driver.combineLatest(weather, fahrenheit) { weather, isFahrenheit in … }`.
/* Starter:
func shown(_ weather: Driver<Weather>, fahrenheit: Driver<Bool>) -> Driver<String> {
    weather.map { "\($0.degrees) C" }
}
*/
//: ### Solution
func shown(_ weather: Driver<Weather>, fahrenheit: Driver<Bool>) -> Driver<String> {
    Driver.combineLatest(weather, fahrenheit) { weather, isFahrenheit in
        isFahrenheit ? "\(weather.degrees * 1.8 + 32) F" : "\(weather.degrees) C"
    }
}

example(of: "Challenge: Fahrenheit") {
    let isFahrenheit = BehaviorRelay(value: false)
    _ = shown(.just(Weather(city: "Rome", degrees: 20, humidity: 55)), fahrenheit: isFahrenheit.asDriver())
        .drive(onNext: { print($0) })
    isFahrenheit.accept(true)
}
/* Prints:
--- Example of: Challenge: Fahrenheit ---
20.0 C
68.0 F
*/
/* Judge: Celsius first
_ = shown(.just(Weather(degrees: 4)), fahrenheit: .just(false)).drive(onNext: { print($0) })
Prints:
4.0 C
*/
/* Judge: a flip is enough
let isFahrenheit = BehaviorRelay(value: false)
_ = shown(.just(Weather(degrees: 10)), fahrenheit: isFahrenheit.asDriver()).drive(onNext: { print($0) })
isFahrenheit.accept(true)
isFahrenheit.accept(false)
Prints:
10.0 C
50.0 F
10.0 C
Says: the text should follow the switch, without new weather
*/
/* Judge: new weather in the unit that is set
let weather = BehaviorRelay(value: Weather(degrees: 10))
_ = shown(weather.asDriver(), fahrenheit: .just(true)).drive(onNext: { print($0) })
weather.accept(Weather(degrees: 20))
Prints:
50.0 F
68.0 F
Says: the switch stays where it was when the next city comes
*/
/*:
 ## What to keep

 - `orEmpty`, a filter, `flatMapLatest`, a catch **inside** of it: every search field needs all four.
 - `bind(to:)` for observables, `drive` for drivers, `emit` for signals.
 - A driver shares, replays one, cannot fail, and stays on the main thread.
 - Binders do not keep their objects alive.

 Next: lesson 13, Intermediate RxCocoa.
 */
