// The value of a task that can throw, without try

struct Lost: Error {}
let task = Task { () -> Int in throw Lost() }
func show() async {
    print(await task.value)
}
await show()
