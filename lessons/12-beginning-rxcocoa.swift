/*:
 # 12  Beginning RxCocoa

 A screen is two things: events that come from it, and values that go to it. RxCocoa makes both
 reactive: on the main thread, without errors, shared. In this lesson a field and three labels become a
 weather app, mistake by mistake. The finished one is `lessons/apps/weather.swift`.
 */
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance

/// Lets time pass.
func letTimePass(_ seconds: Double) {
    _ = Observable<Int>.timer(
        .milliseconds(Int(seconds * 1000)), scheduler: main
    ).toBlocking().materialize()
}
/*:
 ## What the field says

 The model, the service and the screen are in one file. The service answers inside the program: Lima after
 0.2 s, Rome after 0.4 s, Oslo after 0.9 s.

 `rx.text` sends the current text, then each change. `orEmpty` turns nil into "".

 > Guess: The user taps the field and types "Rio". What is printed?
 */
//: > File: apps/shared/Weather.swift
example(of: "rx.text") {
    let weather = show(WeatherScreen())

    weather.searchCityName.rx.text.orEmpty
        .map { $0.isEmpty ? "empty" : $0 }
        .subscribe(onNext: { print($0) })
        .disposed(by: weather.bag)
    weather.searchCityName.type("Rio")
}
/* Prints:
--- Example of: rx.text ---
empty
empty
R
Ri
Rio
*/
//: The field sends before anybody types, and again when the user taps it. So the next chain begins with
//: a filter.

/*:
 ## One error is enough

 Each text is a question to the service. The user types "Ri", which is no city, then "Rome".
 */
//: > Guess: Does the label show Rome at the end?
//: > Choice: yes
//: > Right: no
example(of: "a search that dies") {
    let weather = show(WeatherScreen())
    weather.searchCityName.rx.text.orEmpty
        .filter { $0.count > 1 }
        .flatMap { Sky.weather(in: $0) }.observe(on: main)
        .subscribe(
            onNext: { weather.cityNameLabel.text = $0.city },
            onError: { print("the search is over:", $0) }
        ).disposed(by: weather.bag)
    weather.write("Ri")
    weather.write("Rome")
    letTimePass(1)
}
/* Prints:
--- Example of: a search that dies ---
the search is over: cityNotFound
*/
/* Screen:
┌─ Weather screen ──────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Rome▏                   ]            │   searchCityName
└───────────────────────────────────────┘
*/
//: "Rome" is a city, and its label stays empty: the first error ended the chain for good.

//: Caught **inside** `flatMap`, an error ends one question only. (Older text has
//: `catchErrorJustReturn` here.)
//: > Guess: Which three cities does the label show, one after the other?
example(of: "a search that lives") {
    let weather = show(WeatherScreen())

    weather.searchCityName.rx.text.orEmpty
        .filter { $0.count > 1 }
        .flatMap { Sky.weather(in: $0).catchAndReturn(Weather()) }
        .observe(on: main)
        .do(onNext: { print($0.city) })
        .map { $0.city }
        .bind(to: weather.cityNameLabel.rx.text)
        .disposed(by: weather.bag)
    weather.write("Rome")
    letTimePass(1)
}
/* Prints:
--- Example of: a search that lives ---
no city
no city
Rome
*/
//: `bind(to:)` sends what comes into a `Binder`, an observer that never fails. But nobody had asked for
//: "Ro".

/*:
 ## Yesterday's answer

 So a search begins with the return key: `.editingDidEndOnExit` is its event, and `controlEvent` makes a
 sequence of it.
 */
func searches(_ weather: WeatherScreen) -> Observable<String> {
    weather.searchCityName.rx.controlEvent(.editingDidEndOnExit)
        .withLatestFrom(weather.searchCityName.rx.text.orEmpty)
        .filter { !$0.isEmpty }
}

//: The user asks for Oslo (0.9 s), changes their mind, and asks for Lima (0.2 s).
func askTwice(_ weather: WeatherScreen) {
    weather.ask("Oslo")
    letTimePass(0.3)
    weather.ask("Lima")
    letTimePass(1)
}

//: > Guess: The field says Lima. What does the label say at the end?
//: > Choice: Lima
//: > Right: Oslo
example(of: "flatMap: a stale answer") {
    let weather = show(WeatherScreen())

    searches(weather).watch("field")
        .flatMap { Sky.weather(in: $0).catchAndReturn(Weather()) }
        .observe(on: main)
        .map { $0.city }.watch("label")
        .bind(to: weather.cityNameLabel.rx.text)
        .disposed(by: weather.bag)
    askTwice(weather)
}
/* Prints:
--- Example of: flatMap: a stale answer ---
*/
/* Draws: field, label
                 0         0.25      0.5       0.75 s
  1 col = 25 ms  ┬─────────┬─────────┬─────────┬───────────
  field          Oslo────────Lima─────────────────────────→
  label          ────────────────────Lima────────────Oslo─→
*/
/* Screen:
┌─ Weather screen ──────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Lima                    ]            │   searchCityName
│ Oslo                                  │   cityNameLabel
└───────────────────────────────────────┘
*/
//: The field says Lima, the label says Oslo. Oslo's answer came last. The operator is wrong here.

/*:
 `flatMapLatest` cancels the older question when a new one comes.

 > Guess: The same two questions. Which cities does the label show? One word is printed for each.
 */
example(of: "flatMapLatest") {
    let weather = show(WeatherScreen())

    searches(weather).watch("asked")
        .flatMapLatest { Sky.weather(in: $0).catchAndReturn(Weather()) }
        .observe(on: main)
        .map { $0.city }.watch("shown")
        .do(onNext: { print($0) })
        .bind(to: weather.cityNameLabel.rx.text)
        .disposed(by: weather.bag)
    askTwice(weather)
}
/* Prints:
--- Example of: flatMapLatest ---
Lima
*/
/* Draws: asked, shown
                 0         0.1       0.2       0.3       0.4       0.5 s
  1 col = 10 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬─────
  asked          Oslo──────────────────────────Lima─────────────────────→
  shown          ──────────────────────────────────────────────────Lima─→
*/
//: Oslo was cancelled, and its request too.
//: > Try: :why shown "Lima"

/*:
 ## Three labels

 One bind for each label, one question from the user.

 > Guess: How many requests does the server see? One number is printed.
 */
example(of: "bind, three times") {
    let weather = show(WeatherScreen())
    let before = Sky.server.requestCount
    let answers = searches(weather)
        .flatMapLatest { Sky.weather(in: $0).catchAndReturn(Weather()) }
        .observe(on: main)
    let (city, temp) = (weather.cityNameLabel!, weather.tempLabel!)
    _ = answers.map { $0.city }.bind(to: city.rx.text)
    _ = answers.map { "\($0.degrees) C" }.bind(to: temp.rx.text)
    _ = answers.map { "\($0.humidity) %" }
        .bind(to: weather.humidityLabel.rx.text)
    weather.ask("Rome")
    letTimePass(1)
    print(Sky.server.requestCount - before)
}
/* Prints:
--- Example of: bind, three times ---
3
*/
//: Each subscription runs the chain again. `share(replay: 1)` would help. So there are three things to
//: remember each time, in the right order: catch, `observe(on:)`, share.

/*:
 ## Driver

 A `Driver` has all three built in: it cannot fail, it works on the main thread, and it shares with a
 replay of one.

 > Guess: How many requests does the server see now?
 > Answer: 1
 */
example(of: "Driver") {
    let weather = show(WeatherScreen())
    let before = Sky.server.requestCount
    let answers = searches(weather)
        .flatMapLatest { Sky.weather(in: $0).catchAndReturn(Weather()) }
        .asDriver(onErrorJustReturn: Weather())
    let (city, temp) = (weather.cityNameLabel!, weather.tempLabel!)
    _ = answers.map { $0.city }.drive(city.rx.text)
    _ = answers.map { "\($0.degrees) C" }.drive(temp.rx.text)
    _ = answers.map { "\($0.humidity) %" }
        .drive(weather.humidityLabel.rx.text)
    weather.ask("Rome")
    letTimePass(1)
    print("requests:", Sky.server.requestCount - before)
}
/* Prints:
--- Example of: Driver ---
requests: 1
*/
/* Screen:
┌─ Weather screen ──────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Rome                    ]            │   searchCityName
│ Rome                                  │   cityNameLabel
│ 18.5 C                                │   tempLabel
│ 55 %                                  │   humidityLabel
└───────────────────────────────────────┘
*/
//: `asDriver` catches an error at the end of the chain, and that would end the search. So the catch inside
//: of `flatMapLatest` stays.

/*:
 ## Signal, and the table of traits

 A `Signal` is a driver that replays nothing: for events, which are over once they have happened.

 | trait           | can fail | shares | replays    | main thread |
 |-----------------|----------|--------|------------|-------------|
 | ControlProperty | no       | yes    | the latest | yes         |
 | ControlEvent    | no       | yes    | no         | yes         |
 | Driver          | no       | yes    | the latest | yes         |
 | Signal          | no       | yes    | no         | yes         |

 > Guess: The label shows the degrees, also for a screen that opens late. Which trait carries them?
 > Right: Driver
 > Choice: Signal
 */
/*:
 ## A late subscriber

 A button is pressed, and then a driver and a signal of its presses get one more subscriber each.

 > Guess: Which of the two prints?
 > Right: the driver
 > Choice: the signal
 > Choice: both
 */
example(of: "Driver and Signal") {
    let bag = DisposeBag()
    let presses = PublishRelay<String>()
    let (driver, signal) = (
        presses.asDriver(onErrorJustReturn: ""), presses.asSignal()
    )
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

 A switch selects Fahrenheit: F = C * 1.8 + 32. `shown(_:fahrenheit:)` combines the weather and the switch
 to a text like "18.5 C" or "65.3 F". If the switch changes, the other text comes at once, without a new
 request.
 */
//: > Hint: Use the operator that sends when either of two drivers sends.
//: > Hint: `Driver.combineLatest(weather, fahrenheit) { weather, isFahrenheit in … }`.
/* Starter:
func shown(_ weather: Driver<Weather>, fahrenheit: Driver<Bool>)
    -> Driver<String>
{
    weather.map { "\($0.degrees) C" }
}
*/
//: ### Solution
func shown(_ weather: Driver<Weather>, fahrenheit: Driver<Bool>)
    -> Driver<String>
{
    Driver.combineLatest(weather, fahrenheit) { weather, isFahrenheit in
        isFahrenheit
            ? "\(weather.degrees * 1.8 + 32) F" : "\(weather.degrees) C"
    }
}

example(of: "Challenge: Fahrenheit") {
    let (weather, toggle) = (WeatherScreen(), UISwitch())
    weather.loadViewIfNeeded()
    weather.view.addSubview(toggle)
    show(weather)
    shown(
        .just(Weather(city: "Rome", degrees: 20)),
        fahrenheit: toggle.rx.isOn.asDriver()
    )
    .do(onNext: { print($0) })
    .drive(weather.tempLabel.rx.text)
    .disposed(by: weather.bag)
    toggle.flip()
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
Says: send a new text when the switch changes, without new weather
*/
/* Judge: new weather in the unit that is set
let weather = BehaviorRelay(value: Weather(degrees: 10))
_ = shown(weather.asDriver(), fahrenheit: .just(true)).drive(onNext: { print($0) })
weather.accept(Weather(degrees: 20))
Prints:
50.0 F
68.0 F
Says: keep the unit of the switch when new weather comes
*/
/*:
 ## What to keep

 - `orEmpty`, a filter, `flatMapLatest`, a catch **inside** of it: every search field needs all four.
 - `bind(to:)` for observables, `drive` for drivers, `emit` for signals.
 - A driver shares, replays one, cannot fail, and stays on the main thread.
 - A question on each key is many questions: wait for the return key, or for a pause.

 Next: lesson 13, Intermediate RxCocoa.
 */
