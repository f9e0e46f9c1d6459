import Foundation
import Runtime

/// Reads and writes property lists as XML.
enum PropertyListXML {
    /// The limit for nested values, so that no text can overflow the stack.
    static let maxDepth = 512

    private static let header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    static func text(_ root: JSONNode) -> String {
        var text = header
        write(root, "", into: &text)
        return text + "</plist>\n"
    }

    private static func write(_ node: JSONNode, _ indent: String, into text: inout String) {
        text += indent
        switch node.content {
        case .null: text += "<string>\(PropertyLists.null)</string>"
        case .bool(let value): text += value ? "<true/>" : "<false/>"
        case .integer(let value): text += "<integer>\(value)</integer>"
        case .unsigned(let value): text += "<integer>\(value)</integer>"
        case .number(let value):
            let word = value.isInfinite ? (value < 0 ? "-infinity" : "+infinity") : JSONNode.number(value)
            text += "<real>\(word)</real>"
        case .text(let value): text += "<string>\(escaped(value))</string>"
        case .date(let value): text += "<date>\(PropertyListDate.text(value))</date>"
        case .bytes(let value):
            text += "<data>\n"
            let letters = Array(Data(value).base64EncodedString())
            let width = max(8, 76 - 8 * indent.count)
            for start in stride(from: 0, to: letters.count, by: width) {
                text += indent + String(letters[start..<min(start + width, letters.count)]) + "\n"
            }
            text += indent + "</data>"
        case .list(let nodes):
            text += nodes.isEmpty ? "<array/>" : "<array>\n"
            for node in nodes where !Interrupt.isRequested { write(node, indent + "\t", into: &text) }
            if !nodes.isEmpty { text += indent + "</array>" }
        case .object(let members):
            text += members.isEmpty ? "<dict/>" : "<dict>\n"
            for (key, value) in members.sorted(by: { $0.key < $1.key }) where !Interrupt.isRequested {
                text += indent + "\t<key>\(escaped(key))</key>\n"
                write(value, indent + "\t", into: &text)
            }
            if !members.isEmpty { text += indent + "</dict>" }
        }
        text += "\n"
    }

    private static func escaped(_ text: String) -> String {
        guard text.contains(where: { "&<>".contains($0) }) else { return text }
        return text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    /// Reads one value; returns nil if the text is not a property list.
    static func node(_ text: String) -> JSONNode? {
        var reader = Reader(rest: text[...])
        guard let root = reader.element(), case .open("plist") = root, let first = reader.element() else { return nil }
        return reader.value(first, depth: 0)
    }

    private struct Reader {
        enum Tag {
            case open(String)
            case closed(String)
            case close(String)
        }
        var rest: Substring

        /// Returns the next tag. Skips the text, comments and declarations before it.
        mutating func element() -> Tag? {
            while let start = rest.firstIndex(of: "<") {
                rest = rest[start...].dropFirst()
                if rest.hasPrefix("!--") {
                    guard let end = rest.range(of: "-->") else { return nil }
                    rest = rest[end.upperBound...]
                    continue
                }
                guard let end = rest.firstIndex(of: ">") else { return nil }
                let inner = rest[..<end]
                rest = rest[end...].dropFirst()
                if inner.hasPrefix("?") || inner.hasPrefix("!") { continue }
                if inner.hasPrefix("/") {
                    return .close(String(inner.dropFirst()).trimmingCharacters(in: .whitespaces))
                }
                let name = String(inner.prefix { $0.isLetter })
                return inner.hasSuffix("/") ? .closed(name) : .open(name)
            }
            return nil
        }

        /// Returns the text up to the closing tag of an element.
        private mutating func content(of name: String) -> String? {
            guard let end = rest.firstIndex(of: "<") else { return nil }
            let text = String(rest[..<end])
            rest = rest[end...]
            guard case .close(name)? = element() else { return nil }
            return text.contains("&") ? unescaped(text) : text
        }

        private func unescaped(_ text: String) -> String {
            text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
                .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&apos;", with: "'")
                .replacingOccurrences(of: "&amp;", with: "&")
        }

        mutating func value(_ tag: Tag, depth: Int) -> JSONNode? {
            guard depth < maxDepth, !Interrupt.isRequested else { return nil }
            switch tag {
            case .close: return nil
            case .closed(let name): return empty(name).map(JSONNode.init)
            case .open("array"):
                var nodes: [JSONNode] = []
                while let next = element() {
                    if case .close("array") = next { return JSONNode(.list(nodes)) }
                    guard let node = value(next, depth: depth + 1) else { return nil }
                    nodes.append(node)
                }
                return nil
            case .open("dict"): return members(depth).map { JSONNode(.object($0)) }
            case .open(let name):
                guard let text = content(of: name) else { return nil }
                return scalar(name, text).map(JSONNode.init)
            }
        }

        private mutating func members(_ depth: Int) -> [(key: String, value: JSONNode)]? {
            var members: [(key: String, value: JSONNode)] = []
            while let next = element() {
                if case .close("dict") = next { return members }
                guard case .open("key") = next, let key = content(of: "key"), let tag = element(),
                    let node = value(tag, depth: depth + 1)
                else { return nil }
                members.append((key, node))
            }
            return nil
        }

        private func empty(_ name: String) -> JSONNode.Content? {
            switch name {
            case "true": .bool(true)
            case "false": .bool(false)
            case "array": .list([])
            case "dict": .object([])
            case "string": .text("")
            case "data": .bytes([])
            default: nil
            }
        }

        private func scalar(_ name: String, _ text: String) -> JSONNode.Content? {
            switch name {
            case "string": return text == PropertyLists.null ? .null : .text(text)
            case "integer": return Int(text).map { .integer($0) } ?? UInt(text).map { .unsigned($0) }
            case "real": return Double(text).map { .number($0) }
            case "date": return PropertyListDate.date(text).map { .date($0) }
            case "data":
                let letters = text.filter { !$0.isWhitespace }
                return Data(base64Encoded: letters).map { .bytes(Array($0)) }
            case "true", "false": return .bool(name == "true")
            default: return nil
            }
        }
    }
}

/// Reads and writes dates of property lists: `2024-02-29T13:05:00Z`.
enum PropertyListDate {
    static func text(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        guard abs(seconds) < 1e14 else { return text(Date(timeIntervalSince1970: 0)) }
        let whole = Int(exactly: seconds) ?? 0
        let days = (whole >= 0 ? whole : whole - 86_399) / 86_400
        let rest = whole - days * 86_400
        // Days are counted from 0000-03-01, in cycles of 400 years.
        let shifted = days + 719_468
        let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let day = shifted - cycle * 146_097
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let shownYear = String(year + cycle * 400 + (month >= 10 ? 1 : 0))
        let padding = String(repeating: "0", count: max(0, 4 - shownYear.count))
        let shownDay = two(dayOfYear - (153 * month + 2) / 5 + 1)
        return "\(padding)\(shownYear)-\(two(month < 10 ? month + 3 : month - 9))-\(shownDay)"
            + "T\(two(rest / 3600)):\(two(rest % 3600 / 60)):\(two(rest % 60))Z"
    }

    static func date(_ text: String) -> Date? {
        let parts = text.split { !$0.isNumber }.map { $0.count < 10 ? Int($0) ?? 0 : 0 }
        guard parts.count == 6, text.hasSuffix("Z"), (1...12).contains(parts[1]), (1...31).contains(parts[2]) else {
            return nil
        }
        let year = parts[1] <= 2 ? parts[0] - 1 : parts[0]
        let dayOfYear = (153 * (parts[1] + (parts[1] > 2 ? -3 : 9)) + 2) / 5 + parts[2] - 1
        let days = 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
        return Date(timeIntervalSince1970: Double(days * 86400 + parts[3] * 3600 + parts[4] * 60 + parts[5]))
    }
}
