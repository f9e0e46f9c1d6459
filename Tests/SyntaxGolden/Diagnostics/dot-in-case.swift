enum Light {
    case .red, .green
}
