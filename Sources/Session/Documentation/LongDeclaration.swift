/// A declaration on several lines, as the formatter breaks it.
enum LongDeclaration {
    /// Returns true if a line continues the declaration above.
    static func goesOn(after text: String, with line: String) -> Bool {
        if text.isEmpty { return false }
        return isOpen(text) || line.hasPrefix("->")
            || line.hasPrefix("where") && (line.count == 5 || line.hasPrefix("where "))
            || text.hasSuffix(" where") || (text.contains(" where ") && text.hasSuffix(","))
    }

    /// Joins lines to one, without blanks inside brackets.
    static func joined(_ text: String, _ line: String) -> String {
        let isClose = text.isEmpty || "(<[".contains(text.last!) || ")>]".contains(line.first ?? " ")
        return text + (isClose ? "" : " ") + line
    }

    /// Returns true if a bracket is open.
    private static func isOpen(_ text: String) -> Bool {
        var depth = 0
        var angles = 0
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            // An operator has blanks around it, a list of generic arguments none.
            case UInt8(ascii: "<") where isName(last): angles += 1
            case UInt8(ascii: ">") where angles > 0 && last != UInt8(ascii: "-"): angles -= 1
            default: break
            }
            last = byte
        }
        return depth > 0 || angles > 0
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"):
            true
        default: false
        }
    }
}
