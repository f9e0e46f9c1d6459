// What tasks give back
struct Bad: Error, CustomStringConvertible { var description: String { "bad" } }
let number = Task { 42 }
print(await number.value)
let failing = Task<Int, Error> { throw Bad() }
do { print(try await failing.value) } catch { print("caught", error) }
print(await failing.result)
let text = Task.detached(priority: .background) { () -> String in "detached" }
print(await text.value)
let tasks = (1...3).map { n in Task { n * 10 } }
var total = 0
for task in tasks { total += await task.value }
print(total)
let nested = Task { await Task { await Task { "deep" }.value }.value }
print(await nested.value)
let optional: Task<String?, Never> = Task { nil }
print(await optional.value as Any)
func start() -> Task<[Int], Never> { Task { [1, 2] } }
print(await start().value.count)
let void = Task { print("ran") }
await void.value
print(number == number, number.isCancelled)
let result: Result<Int, Error> = await Task { try await failing.value }.result
if case .failure(let error) = result { print(error) }
print(try await Task { () throws -> Int in 5 }.value + 1)
