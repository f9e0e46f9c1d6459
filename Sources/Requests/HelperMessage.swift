/// A message between the program and `rill-fetch`: a number, a kind and the contents.
///
/// A message begins with four bytes for its length. The fields follow, each preceded by its length. Both programs are
/// built together, so the format has no version.
package struct HelperMessage: Equatable {
    package enum Content: Equatable {
        case request(WebRequest)
        case cancel
        case answer(WebAnswer)
    }

    package var number: Int
    package var content: Content

    package init(_ number: Int, _ content: Content) {
        self.number = number
        self.content = content
    }

    // MARK: To bytes

    package var bytes: [UInt8] {
        var writer = FieldWriter()
        writer.put(number)
        switch content {
        case .request(let request):
            writer.put("request")
            writer.put(request.url)
            writer.put(request.method)
            writer.put(request.headers)
            writer.put(request.body == nil ? 0 : 1)
            writer.put(request.body ?? [])
            writer.put("\(request.timeout)")
        case .cancel:
            writer.put("cancel")
        case .answer(.answered(let response)):
            writer.put("answered")
            writer.put(response.url)
            writer.put(response.status)
            writer.put(response.headers)
            writer.put(response.body)
        case .answer(.failed(let failure)):
            writer.put("failed")
            writer.put(failure.code)
            writer.put(failure.text)
        }
        return FieldWriter.length(writer.bytes.count) + writer.bytes
    }

    // MARK: From bytes

    /// Removes the first message from the received bytes and returns it; nil until the message is complete.
    package static func removeFirst(from arrived: inout [UInt8]) -> HelperMessage? {
        while arrived.count >= 4 {
            let end = 4 + FieldReader.length(arrived[0..<4])
            guard arrived.count >= end else { return nil }
            var reader = FieldReader(arrived[4..<end])
            arrived.removeFirst(end)
            // A malformed message is skipped, because neither program writes one.
            if let message = HelperMessage(&reader) { return message }
        }
        return nil
    }

    private init?(_ reader: inout FieldReader) {
        number = reader.number()
        switch reader.text() {
        case "request":
            var request = WebRequest(url: reader.text(), method: reader.text(), headers: reader.pairs())
            let hasBody = reader.number() == 1
            let body = reader.bytes()
            request.body = hasBody ? Array(body) : nil
            request.timeout = Double(reader.text()) ?? request.timeout
            content = .request(request)
        case "cancel":
            content = .cancel
        case "answered":
            var response = WebResponse(url: reader.text(), status: reader.number(), headers: reader.pairs())
            response.body = Array(reader.bytes())
            content = .answer(.answered(response))
        case "failed":
            content = .answer(.failed(WebFailure(code: reader.number(), text: reader.text())))
        default:
            return nil
        }
    }
}

private struct FieldWriter {
    var bytes: [UInt8] = []

    static func length(_ count: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } }

    mutating func put(_ field: [UInt8]) {
        bytes += FieldWriter.length(field.count)
        bytes += field
    }

    mutating func put(_ text: String) { put(Array(text.utf8)) }
    mutating func put(_ number: Int) { put("\(number)") }

    mutating func put(_ pairs: [String: String]) {
        put(pairs.count)
        for (name, value) in pairs.sorted(by: { $0.key < $1.key }) {
            put(name)
            put(value)
        }
    }
}

/// Reads the fields of a message; after the end, it returns empty fields.
private struct FieldReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    static func length(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }

    mutating func bytes() -> ArraySlice<UInt8> {
        let count = FieldReader.length(rest.prefix(4))
        rest = rest.dropFirst(4)
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }
    mutating func number() -> Int { Int(text()) ?? 0 }

    mutating func pairs() -> [String: String] {
        var pairs: [String: String] = [:]
        // If the count is too large, reading stops at the end of the bytes.
        for _ in 0..<max(0, number()) where !rest.isEmpty { pairs[text()] = text() }
        return pairs
    }
}
