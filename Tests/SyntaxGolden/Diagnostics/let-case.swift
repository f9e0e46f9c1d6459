if let case .some(x) = value { print(x) }
