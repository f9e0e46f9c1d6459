enum Weekday: Int {
    case monday = 1
    case tuesday = 1
}
