// Protocols with async requirements, generic services, any and some
protocol Service { associatedtype Output: Sendable; var name: String { get async }; func load(_ id: Int) async throws -> Output }
struct Numbers: Service { let name = "numbers"; func load(_ id: Int) -> Int { id * 10 } }
actor Words: Service {
    var name: String { "words" }
    private var loaded = 0
    func load(_ id: Int) async throws -> String {
        loaded += 1
        if id < 0 { throw Failure.negative(id) }
        return String(repeating: "w", count: id) + "\(loaded)"
    }
}
enum Failure: Error, Equatable { case negative(Int) }
func all<S: Service>(_ service: S, _ ids: [Int]) async throws -> [S.Output] {
    var result: [S.Output] = []
    for id in ids { result.append(try await service.load(id)) }
    return result
}
func describe(_ service: any Service) async -> String {
    let name = await service.name
    let first = try? await service.load(2)
    return "\(name) \(first.map { "\($0)" } ?? "nothing")"
}
func make() async -> some Service { Numbers() }
print(try await all(Numbers(), [1, 2]), try await all(Words(), [1, 2]))
for service in [Numbers(), Words()] as [any Service] { print(await describe(service)) }
do { _ = try await all(Words(), [1, -1]) } catch let error as Failure { print(error, error == .negative(-1)) }
print(await make().name)
