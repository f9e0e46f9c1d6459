enum Direction { case north, east, south, west }

func arrow(_ direction: Direction) -> String {
    switch direction {
    case .north: return "↑"
    case .south: return "↓"
    }
}
