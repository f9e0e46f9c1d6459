// @main with tasks, errors and exit
struct Step: Sendable { let name: String; let run: @Sendable () async throws -> Int }
@resultBuilder enum Steps {
    static func buildBlock(_ parts: [Step]...) -> [Step] { parts.flatMap { $0 } }
    static func buildExpression(_ step: Step) -> [Step] { [step] }
    static func buildOptional(_ parts: [Step]?) -> [Step] { parts ?? [] }
}
struct Workflow {
    let steps: [Step]
    init(@Steps _ steps: () -> [Step]) { self.steps = steps() }
    func run() async throws -> Int {
        var total = 0
        for step in steps {
            print("running", step.name)
            total += try await step.run()
        }
        return total
    }
}
@main struct App {
    static func main() async throws {
        let more = true
        let flow = Workflow {
            Step(name: "a") { 1 }
            Step(name: "b") { await Task.yield(); return 2 }
            if more { Step(name: "c") { try await Task { 3 }.value } }
        }
        print(try await flow.run())
    }
}
