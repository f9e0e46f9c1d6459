import Diagnostics
import Language
import StyledText
import Syntax
import TypeModel

/// Completes members after a dot, missing labels of a call, values of the expected type, and names.
extension Assistant {
    package func completions(in text: String, at cursor: Int) -> Completions {
        let bytes = Array(text.utf8)
        let end = min(max(cursor, 0), bytes.count)
        let before = String(decoding: bytes[..<end], as: UTF8.self)
        if let goingOn = withContinuedLine(before) {
            // A line that begins with a dot continues the last result.
            var found = completionsAfter(behind: goingOn)
            found.start = max(0, found.start - goingOn.utf8.count + before.utf8.count)
            return found
        }
        return completionsAfter(behind: before)
    }

    /// Returns the last result followed by the line, if the line begins with a dot; nil for other lines.
    private func withContinuedLine(_ before: String) -> String? {
        let text = before.drop { $0 == " " }
        guard text.first == ".", let last = lastResult else { return nil }
        return last + text
    }

    private func completionsAfter(behind before: String) -> Completions {
        let place = CursorContext(before)
        let head = String(decoding: Array(before.utf8)[..<place.start], as: UTF8.self)
        var found: [Completions.Candidate] = []
        switch place.kind {
        case .member(let base): found = members(of: base, in: head)
        case .implicitMember:
            let called = implicitMembers(place.call, in: before)
            found = called.isEmpty ? implicitMembers(at: place, in: before) : called
        case .module: found = moduleNames()
        case .type: found = typeNames()
        case .name where place.typedWord.hasPrefix("$"): found = implicitMemberNames(at: place) + resultNames()
        case .name: found = arguments(at: place, in: before)
        case .text: found = wordsOnScreen(for: place.call)
        case .nowhere: break
        }
        let fitting = found.filter { $0.insertion.hasPrefix(place.typedWord) || $0.title.hasPrefix(place.typedWord) }
        var seen: Set<String> = []
        let candidates = fitting.filter { seen.insert($0.title).inserted }
        return Completions(start: place.start, candidates: groupedOverloads(candidates, typed: place.typedWord))
    }

    /// Completes texts on the screen inside the quotes of `tap("…")`, `choose("…")` and `screen.find("…", as:)`.
    private func wordsOnScreen(for call: Call?) -> [Completions.Candidate] {
        guard let call, call.arguments.count == 1 else { return [] }
        let isFind = call.name == "find" && call.baseExpression == "screen"
        guard isFind || call.baseExpression == nil && ["tap", "choose"].contains(call.name) else { return [] }
        return wordsOnScreen().map { word in
            Completions.Candidate(title: word, insertion: word + (isFind ? "\"" : "\")"), summary: "on the screen")
        }
    }

    /// Shows the overloads of a name as one row until the whole name is typed.
    private func groupedOverloads(_ candidates: [Completions.Candidate], typed word: String) -> [Completions.Candidate]
    {
        var families: [(name: Substring, forms: [Completions.Candidate])] = []
        for candidate in candidates {
            let name = candidate.title.prefix { $0 != "(" }
            if name.count < candidate.title.count || families.last?.name == name, name != word,
                let place = families.firstIndex(where: { $0.name == name })
            {
                families[place].forms.append(candidate)
            } else {
                families.append((name, [candidate]))
            }
        }
        return families.map { family in
            guard family.forms.count > 1 else { return family.forms[0] }
            var one = UsageRanking.mostProbableOverload(of: family.forms)
            let fitting = family.forms.filter(\.fits)
            one.fits = !fitting.isEmpty
            one.insertion = Completions(start: 0, candidates: fitting.isEmpty ? family.forms : fitting).commonPrefix
            one.summary += "\(one.summary.isEmpty ? "" : " ")(\(family.forms.count) forms)"
            return one
        }
    }
}
