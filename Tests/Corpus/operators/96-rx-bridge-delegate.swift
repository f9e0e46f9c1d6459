// A subject between a callback and a task // from our engine
import RxSwift

final class Sensor {
    private let subject = ReplaySubject<Int>.createUnbounded()
    var readings: Observable<Int> { subject.asObservable() }
    func send(_ n: Int) { subject.onNext(n) }
    func stop() { subject.onCompleted() }
}
let sensor = Sensor()
for n in [3, 8, 2, 9] { sensor.send(n) }
sensor.stop()
var high: [Int] = []
for try await n in sensor.readings.values where n > 2 { high.append(n) }
print(high)
let firsts = try await sensor.readings.take(2).toArray().value
print(firsts)
let scanned = try await sensor.readings.scan(0, accumulator: +).toArray().value
print(scanned)
let first = try await sensor.readings.first().value
print(first ?? -1)
