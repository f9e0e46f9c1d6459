/// Seconds that something takes: only its ratio to another one of the same test says anything.
func clocked(_ body: () -> Void) -> Double {
    let taken = ContinuousClock().measure(body).components
    return Double(taken.seconds) + Double(taken.attoseconds) / 1e18
}
