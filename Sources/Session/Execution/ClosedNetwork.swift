/// What is said when a program sends a request and may not.
enum ClosedNetwork {
    static let text = "a program may not use the network (--allow-net)"
}
