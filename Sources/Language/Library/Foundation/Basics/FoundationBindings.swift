import Runtime

/// Adds the natives of errors, objects and identifiers.
func addFoundationModule(_ t: inout NativeModule) {
    t.make("NSObject.description") { context in
        let type = context.selfType
        return .one { value in
            var dynamic = type
            if case .object(let object) = value, let instance = object as? Instance { dynamic = instance.type }
            return .string("<\(dynamic.qualifiedName): 0x0000000000000000>")
        }
    }
    t.zero("UUID._random()") {
        var generator = WorldGenerator()
        var bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return .string(identifier(bytes))
    }
    t.one("UUID._read(_:)") { text in
        let groups = text.asString.split(separator: "-", omittingEmptySubsequences: false)
        guard groups.map(\.count) == [8, 4, 4, 4, 12], groups.joined().allSatisfy(\.isHexDigit) else { return .none }
        return .string(text.asString.uppercased())
    }
}

private func identifier(_ bytes: [UInt8]) -> String {
    var text = ""
    for (index, byte) in bytes.enumerated() {
        if [4, 6, 8, 10].contains(index) { text += "-" }
        text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return text
}
