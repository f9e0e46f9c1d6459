// from our engine
import Foundation
import RxCocoa
import RxRelay
import RxSwift

func example(of title: String, action: () async throws -> Void) async {
    print("--- Example of: \(title) ---")
    do { try await action() } catch { print("Failed:", error) }
}

enum WeatherError: Error { case noSuchCity }

struct WeatherService {
    func temperature(in city: String) async throws -> Double {
        try await Task.sleep(for: .milliseconds(4))
        guard let value = ["Oslo": 4.5, "Rome": 18, "Cairo": 27.5][city] else { throw WeatherError.noSuchCity }
        return value
    }
}
let service = WeatherService()

await example(of: "values of an observable") {
    var sum = 0
    for try await number in Observable.range(start: 1, count: 4).map({ $0 * $0 }).values {
        print(number)
        sum += number
    }
    print("sum", sum)
}

await example(of: "an error ends the loop") {
    let source = Observable.of("a", "b").concat(Observable<String>.error(WeatherError.noSuchCity))
    for try await text in source.values { print(text) }
}

await example(of: "value of a trait") {
    print(try await Single.just("single").delay(.milliseconds(2), scheduler: MainScheduler.instance).value)
    print(try await Maybe<Int>.empty().value as Any, try await Maybe.just(3).value as Any)
    try await Completable.create { completable in
        print("working")
        completable(.completed)
        return Disposables.create { print("cleaned up") }
    }.value
}

await example(of: "async work as a Single") {
    let bag = DisposeBag()
    let cities = ["Oslo", "Atlantis", "Rome"]
    for city in cities {
        let single = Single<Double>.create { try await service.temperature(in: city) }
        do { print(city, try await single.value) } catch { print(city, error) }
    }
    let done = Single<String>.create { await Task.yield(); return "subscribed" }
    done.subscribe(onSuccess: { print($0) }).disposed(by: bag)
    try await Task.sleep(for: .milliseconds(10))
}

await example(of: "an async sequence as an observable") {
    let stream = AsyncStream<Int> { continuation in
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
    }
    let bag = DisposeBag()
    stream.asObservable()
        .map { "n\($0)" }
        .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
        .disposed(by: bag)
    try await Task.sleep(for: .milliseconds(20))
}

await example(of: "cancelling disposes") {
    let source = Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance)
        .do(onSubscribe: { print("subscribe") }, onDispose: { print("dispose") })
    let task = Task {
        for try await tick in source.values { print("tick", tick) }
        print("loop ended")
    }
    try await Task.sleep(for: .milliseconds(35))
    task.cancel()
    try? await task.value
}

@MainActor final class SearchModel {
    let query = BehaviorRelay(value: "")
    let results = BehaviorRelay<[String]>(value: [])
    private let bag = DisposeBag()
    init() {
        query.skip(1)
            .distinctUntilChanged()
            .debounce(.milliseconds(30), scheduler: MainScheduler.instance)
            .flatMapLatest { text in
                Single<[String]>.create {
                    let degrees = try await service.temperature(in: text)
                    return ["\(text): \(degrees)°"]
                }
                .catchAndReturn(["no result for \(text)"])
            }
            .bind(to: results)
            .disposed(by: bag)
    }
}

await example(of: "a view model with both") {
    let model = await SearchModel()
    for text in ["R", "Ro", "Rome"] {
        model.query.accept(text)
        try await Task.sleep(for: .milliseconds(5))
    }
    try await Task.sleep(for: .milliseconds(60))
    print(model.results.value)
    model.query.accept("Nowhere")
    try await Task.sleep(for: .milliseconds(60))
    print(model.results.value)
}

await example(of: "drivers and signals") {
    for await text in Driver.of("x", "y", "z").values { print(text, terminator: " ") }
    print()
    let relay = PublishRelay<Int>()
    let task = Task { () -> [Int] in
        var all: [Int] = []
        for await number in relay.asSignal().values {
            all.append(number)
            if all.count == 2 { break }
        }
        return all
    }
    try await Task.sleep(for: .milliseconds(5))
    relay.accept(1)
    relay.accept(2)
    print(await task.value)
}
