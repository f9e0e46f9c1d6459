//: ## Challenge: Fahrenheit
//: ### Wrong: asks the switch only when weather comes
//: > Fails: a flip is enough
func shown(_ weather: Driver<Weather>, fahrenheit: Driver<Bool>) -> Driver<String> {
    weather.withLatestFrom(fahrenheit) { weather, isFahrenheit in
        isFahrenheit ? "\(weather.degrees * 1.8 + 32) F" : "\(weather.degrees) C"
    }
}
//: ### Wrong: pairs each flip with one weather
//: > Fails: a flip is enough
func shown(_ weather: Driver<Weather>, fahrenheit: Driver<Bool>) -> Driver<String> {
    Driver.zip(weather, fahrenheit) { weather, isFahrenheit in
        isFahrenheit ? "\(weather.degrees * 1.8 + 32) F" : "\(weather.degrees) C"
    }
}
//: ### Right: the switch chooses the text
func shown(_ weather: Driver<Weather>, fahrenheit: Driver<Bool>) -> Driver<String> {
    fahrenheit.flatMapLatest { isFahrenheit -> Driver<String> in
        if isFahrenheit { return weather.map { "\(32 + $0.degrees / 5 * 9) F" } }
        return weather.map { "\($0.degrees) C" }
    }
}
