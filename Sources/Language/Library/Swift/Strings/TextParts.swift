import Foundation
import Runtime

/// Adds natives for lines, paragraphs and characters of strings as Foundation defines them, and for changing case.
func addTextPartsBindings(_ t: inout NativeModule) {
    t.make("StringProtocol._partRange(_:_:)") { context in
        let result = context.result
        return .three { text, range, kind in
            let text = text.slice
            let place = try indexRange(range, in: text)
            let found = kind.asInt == 0 ? text.lineRange(for: place) : text.paragraphRange(for: place)
            return .object(RecordBox(result, .native(found.lowerBound), .native(found.upperBound)))
        }
    }
    t.make("StringProtocol._substrings(_:_:)") { context in
        let range = context.resultElement
        return .three { text, place, options in
            let text = text.slice
            var found: [Value] = []
            func add(_ part: Range<String.Index>) {
                found.append(.object(RecordBox(range, .native(part.lowerBound), .native(part.upperBound))))
            }
            let options = NSString.EnumerationOptions(rawValue: UInt(bitPattern: options.asInt))
            text.enumerateSubstrings(in: try indexRange(place, in: text), options: options) {
                _, part, enclosing, stop in
                add(part)
                add(enclosing)
                stop = Interrupt.isRequested
            }
            try Interrupt.check()
            return .array(found)
        }
    }
    t.three("StringProtocol._transformed(_:_:)") { text, name, isReverse in
        let transform = StringTransform(rawValue: name.asString)
        return .optional(text.asString.applyingTransform(transform, reverse: isReverse.asBool))
    }
}
