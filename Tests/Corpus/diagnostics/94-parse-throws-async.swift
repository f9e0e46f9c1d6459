// async comes before throws

func load() throws async -> Int { 1 }
print(try await load())
