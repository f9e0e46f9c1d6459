func compute() async -> Int { 1 }
struct S { let value: Int = await compute() }
