else { print(1) }
case .red: print(2)
init() {}
static let x = 1
