struct Denied: Error { let door: Int }

func open(_ door: Int) throws -> String {
    guard door != 3 else { throw Denied(door: door) }
    return "open"
}

print(try open(3))
