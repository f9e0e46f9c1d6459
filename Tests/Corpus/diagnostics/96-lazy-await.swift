// await in the first value of a lazy property
func load() async -> Int { 1 }
class Model {
    lazy var number: Int = await load()
}
print(Model())
