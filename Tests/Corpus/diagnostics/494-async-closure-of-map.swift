func names() async -> [String] { ["a"] }
func upper() async -> [String] { await names().map { await fetch($0) } }
func fetch(_ s: String) async -> String { s }
