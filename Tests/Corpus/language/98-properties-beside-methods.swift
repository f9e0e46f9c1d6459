// A property of function type shares its name with a method: the labels of a call decide.
final class Source {
    var titles = ["a", "b"]
    var provide: (Source) -> [String]? = { $0.titles }
    var onTap: () -> Void = { print("tap") }
    func provide(for index: Int) -> String { titles[index] }
    func onTap(at place: Int) { print("tap at \(place)") }
    func run() {
        print(provide(self) ?? [], provide(for: 1))
        onTap()
        onTap(at: 3)
    }
}
let source = Source()
source.run()
print(source.provide(source)?.count ?? 0, source.provide(for: 0))

// A closure goes to a generic parameter before it becomes `Any`.
func take(_ value: Any) { print("Any") }
func take<T>(_ value: T) { print("generic") }
func maybe(_ value: Any?) { print("Any?") }
func maybe<T>(_ value: T) { print("generic") }
take { 1 }
take({ (a: Int) -> Int in a })
take(source.run)
maybe { "text" }
