func risky() throws -> Int { 1 }
try {
    print(try risky())
} catch {
    print(error)
}
