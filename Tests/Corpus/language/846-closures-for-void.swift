// A closure that is declared without parameters takes the place of one with a single argument `()`.
func run<Input, Output>(_ input: Input, _ work: (Input) -> Output) -> Output { work(input) }
print(run((), { () -> Int in 1 }))
let offset = 5
print(run((), { [offset] () -> Int in offset }), run((), { () in "plain" }), run((), { 3 }))
struct Tap<Element> {
    let element: Element
    func map<Result>(_ transform: (Element) throws -> Result) rethrows -> Tap<Result> {
        Tap<Result>(element: try transform(element))
    }
}
print(Tap(element: ()).map { () -> String in "tapped" }.map { $0.count }.element)
