//: at 00:01.000
enum Level: Equatable { case low, high(Int) }
struct Reading: Equatable { var value: Double; var level: Kind; enum Kind: Equatable { case ok, bad } }
let readings = PublishSubject<Double>()

//: at 00:02.000
readings.map { Reading(value: $0, level: $0 > 1 ? .bad : .ok) }.watch("readings")
readings.map { $0 > 1 ? Level.high(Int($0)) : .low }.watch("levels")
readings.map { [$0: Optional("\"\($0)\"")] }.watch("tables")
readings.buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).watch("pairs")
readings.map { _ in }.watch("pulses")
readings.map { (first: $0, second: "a\nb") }.watch("tuples")

//: at 00:02.250
readings.onNext(0.5)

//: at 00:02.500
readings.onNext(2)

//: at 00:03.750
readings.onError(RxError.timeout)
