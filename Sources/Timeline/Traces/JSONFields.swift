/// The fields of one flat JSON object; nil if the text is not one.
public struct JSONFields {
    public private(set) var fields: [String: String] = [:]
    private var rest: Substring.UnicodeScalarView

    public init?(_ line: Substring) {
        rest = line.unicodeScalars
        guard take("{") else { return nil }
        while true {
            guard let key = string(), take(":"), let value = string() ?? word() else { return nil }
            fields[key] = value
            if take("}") { return }
            guard take(",") else { return nil }
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        rest = rest.drop { $0 == " " }
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func word() -> String? {
        rest = rest.drop { $0 == " " }
        let word = rest.prefix { $0 != "," && $0 != "}" && $0 != " " }
        rest = rest.dropFirst(word.count)
        return word.isEmpty ? nil : String(word)
    }

    private mutating func string() -> String? {
        let before = rest
        guard take("\"") else { return nil }
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return String(text) }
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "u":
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                guard let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else {
                    rest = before
                    return nil
                }
                text.append(scalar)
            case let other?: text.append(other)
            case nil: break
            }
        }
        rest = before
        return nil
    }
}
