/// The message for a request without network access.
enum NetworkAccessMessage {
    static let text = "Network access is off. Start rill with --allow-net."
}
