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
        writer.writeField(number)
        switch content {
        case .request(let request):
            writer.writeField("request")
            writer.writeField(request.url)
            writer.writeField(request.method)
            writer.writeField(request.headers)
            writer.writeField(request.body == nil ? 0 : 1)
            writer.writeField(request.body ?? [])
            writer.writeField("\(request.timeout)")
        case .cancel:
            writer.writeField("cancel")
        case .answer(.answered(let response)):
            writer.writeField("answered")
            writer.writeField(response.url)
            writer.writeField(response.status)
            writer.writeField(response.headers)
            writer.writeField(response.body)
        case .answer(.failed(let failure)):
            writer.writeField("failed")
            writer.writeField(failure.code)
            writer.writeField(failure.reason)
        }
        return FieldWriter.encodedLength(writer.bytes.count) + writer.bytes
    }

    // MARK: From bytes

    /// Removes the first message from the received bytes and returns it; nil until the message is complete.
    package static func removeFirst(from arrived: inout [UInt8]) -> HelperMessage? {
        while arrived.count >= 4 {
            let end = 4 + FieldReader.decodedLength(arrived[0..<4])
            guard arrived.count >= end else { return nil }
            var reader = FieldReader(arrived[4..<end])
            arrived.removeFirst(end)
            // A malformed message is skipped, because neither program writes one.
            if let message = HelperMessage(&reader) { return message }
        }
        return nil
    }

    private init?(_ reader: inout FieldReader) {
        number = reader.readNumber()
        switch reader.readText() {
        case "request":
            var request = WebRequest(url: reader.readText(), method: reader.readText(), headers: reader.readPairs())
            let hasBody = reader.readNumber() == 1
            let body = reader.readBytes()
            request.body = hasBody ? Array(body) : nil
            request.timeout = Double(reader.readText()) ?? request.timeout
            content = .request(request)
        case "cancel":
            content = .cancel
        case "answered":
            var response = WebResponse(url: reader.readText(), status: reader.readNumber(), headers: reader.readPairs())
            response.body = Array(reader.readBytes())
            content = .answer(.answered(response))
        case "failed":
            content = .answer(.failed(WebFailure(code: reader.readNumber(), reason: reader.readText())))
        default:
            return nil
        }
    }
}

private struct FieldWriter {
    var bytes: [UInt8] = []

    static func encodedLength(_ count: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } }

    mutating func writeField(_ field: [UInt8]) {
        bytes += FieldWriter.encodedLength(field.count)
        bytes += field
    }

    mutating func writeField(_ text: String) { writeField(Array(text.utf8)) }
    mutating func writeField(_ number: Int) { writeField("\(number)") }

    mutating func writeField(_ pairs: [String: String]) {
        writeField(pairs.count)
        for (name, value) in pairs.sorted(by: { $0.key < $1.key }) {
            writeField(name)
            writeField(value)
        }
    }
}

/// Reads the fields of a message; after the end, it returns empty fields.
private struct FieldReader {
    private var remainingBytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { remainingBytes = bytes }

    static func decodedLength(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }

    mutating func readBytes() -> ArraySlice<UInt8> {
        let count = FieldReader.decodedLength(remainingBytes.prefix(4))
        remainingBytes = remainingBytes.dropFirst(4)
        defer { remainingBytes = remainingBytes.dropFirst(count) }
        return remainingBytes.prefix(count)
    }

    mutating func readText() -> String { String(decoding: readBytes(), as: UTF8.self) }
    mutating func readNumber() -> Int { Int(readText()) ?? 0 }

    mutating func readPairs() -> [String: String] {
        var pairs: [String: String] = [:]
        // If the count is too large, reading stops at the end of the bytes.
        for _ in 0..<max(0, readNumber()) where !remainingBytes.isEmpty { pairs[readText()] = readText() }
        return pairs
    }
}
