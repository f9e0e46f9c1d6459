// await to the right of an operator

func load() async -> Int { 1 }
let sum = 1 + await load()
print(sum)
