func load(_ n: Int) async -> Int { n }
let numbers = [1, 2]
numbers.forEach { n in
    print(await load(n))
}
