import Declarations
import StyledText

/// Shows the signature of the call that contains the cursor.
extension Assistant {
    /// Returns the signature with the current parameter emphasised. If it is too long, parts are left out in this
    /// order: generic parameters and constraints, the result and the types of other parameters, earlier parameters,
    /// later parameters.
    package func hint(in text: String, at cursor: Int, room: Int) -> StyledText? {
        let bytes = Array(text.utf8)
        let before = String(decoding: bytes[..<min(max(cursor, 0), bytes.count)], as: UTF8.self)
        guard !before.hasPrefix(":"), let call = CursorContext(before).call else { return nil }
        let name = String(call.name.prefix { $0 != "<" })
        if let own = definition(named: name), let checker = knownChecker {
            return Hint(checker.describe(own), call).hintText(room, ellipsisMark)
        }
        let forms = DocIndex.shared.entries(named: name)
        let fitting = forms.first { call.parameterIndex(among: $0.labels.map { $0 == "_" ? nil : $0 }) != nil }
        return (fitting ?? forms.first).map { Hint($0.declaration, call).hintText(room, ellipsisMark) }
    }
}

/// A declaration that is split into parts, so that parts can be left out.
private struct Hint {
    private let declaration: String
    private let name: String
    private let genericParameters: String
    private let parameters: [String]
    /// The text that follows the parameters.
    private let trailingText: String
    /// The index of the current parameter; nil if there is none.
    private let currentParameterIndex: Int?

    init(_ declaration: String, _ call: Call) {
        self.declaration = declaration
        let head = String(declaration.prefix { $0 != "(" })
        name = String(head.prefix { $0 != "<" })
        genericParameters = String(head.dropFirst(name.count))
        let signature = Signature(declaration)
        parameters = signature.parameters
        let labels = signature.labels.map { $0 == "_" ? nil : $0 }
        currentParameterIndex = call.parameterIndex(among: labels).flatMap { $0 < labels.count ? $0 : nil }
        let whole = head + "(" + parameters.joined(separator: ", ") + ")"
        trailingText = declaration.hasPrefix(whole) ? String(declaration.dropFirst(whole.count)) : ""
    }

    func hintText(_ room: Int, _ mark: String) -> StyledText {
        guard let currentParameterIndex, parameters.indices.contains(currentParameterIndex) else {
            return StyledText(declaration, .dim)
        }
        let result =
            trailingText.contains(" where ")
            ? String(trailingText[..<trailingText.firstRange(of: " where ")!.lowerBound]) : trailingText
        let labels = parameters.map { String($0.prefix { $0 != ":" }.split(separator: " ").first ?? "_") + ":" }
        let front = labels[..<currentParameterIndex]
        let back = labels[(currentParameterIndex + 1)...]
        let before = currentParameterIndex > 0 ? [mark] : []
        let after = currentParameterIndex + 1 < parameters.count ? [mark] : []
        let forms = [
            signature(
                name + genericParameters, Array(parameters[..<currentParameterIndex]),
                Array(parameters[(currentParameterIndex + 1)...]), trailingText),
            signature(
                name, Array(parameters[..<currentParameterIndex]), Array(parameters[(currentParameterIndex + 1)...]),
                result),
            signature(name, Array(front), Array(back), result), signature(name, Array(front), Array(back), ""),
            signature(name, before, Array(back), ""), signature(name, before, after, ""),
        ]
        return forms.first { $0.width <= room } ?? StyledText(parameters[currentParameterIndex], .heading)
    }

    private func signature(_ name: String, _ before: [String], _ after: [String], _ rest: String) -> StyledText {
        var text = StyledText(name + "(" + before.map { $0 + ", " }.joined(), .dim)
        text.append(parameters[currentParameterIndex!], .heading)
        text.append(after.map { ", " + $0 }.joined() + ")" + rest, .dim)
        return text
    }
}
