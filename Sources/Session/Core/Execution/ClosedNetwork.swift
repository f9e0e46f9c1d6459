/// The message for a request without network access.
enum ClosedNetwork {
    static let text = "Network access is off. Start rill with --allow-net."
}
