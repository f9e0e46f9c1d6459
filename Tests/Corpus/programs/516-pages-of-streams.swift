// from our engine
import RxSwift
// Observables of streams, pagination with async pages
struct Page { let items: [Int]; let next: Int? }
func page(_ number: Int) async throws -> Page {
    try await Task.sleep(for: .milliseconds(5))
    return Page(items: Array((number * 3)..<(number * 3 + 3)), next: number < 2 ? number + 1 : nil)
}
func pages() -> AsyncThrowingStream<Page, Error> {
    var next: Int? = 0
    return AsyncThrowingStream {
        guard let number = next else { return nil }
        let found = try await page(number)
        next = found.next
        return found
    }
}
var items: [Int] = []
for try await found in pages() { items += found.items }
print(items)
let first = try await pages().asObservable().flatMap { Observable.from($0.items) }.take(4).toArray().value
print(first)
func allItems(from number: Int) -> Observable<Int> {
    Single.create { try await page(number) }.asObservable().flatMap { found -> Observable<Int> in
        let here = Observable.from(found.items)
        return found.next.map { here.concat(allItems(from: $0)) } ?? here
    }
}
print(try await allItems(from: 0).reduce(0, accumulator: +).asSingle().value)
