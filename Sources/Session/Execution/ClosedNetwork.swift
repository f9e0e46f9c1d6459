/// What is said when a program sends a request and may not.
enum ClosedNetwork {
    static let text = "Network access is off. Start rill with --allow-net."
}
