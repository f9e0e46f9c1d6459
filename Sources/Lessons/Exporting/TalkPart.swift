import Assist
import Export

/// A part of a program that is explained step by step. It consists of a title, prose and code.
///
///     //: # Typing ahead           the title of all
///     //: ## Debounce waits        a part begins
///     //: Prose in Markdown.
///     keys.debounce(…)
struct TalkPart {
    /// The title of the part; empty for the part before the first title.
    var title = ""
    /// The title of the whole program, in the part before the first title.
    var heading: String?
    /// Markdown.
    var proseMarkdown = ""
    var code = ""
    /// The number of the first line of the part's code.
    var firstLine = 1

    /// Returns the parts of a program; one part without a title if the program has no titles.
    static func allParts(in text: String) -> [TalkPart] {
        var parts = [TalkPart()]
        for (index, line) in text.allLines.enumerated() {
            let last = parts.count - 1
            if let title = line.removingPrefix("//: ## ") {
                parts.append(TalkPart(title: title.trimmingSpaces, firstLine: index + 2))
            } else if last == 0, let heading = line.removingPrefix("//: # ") {
                parts[0].heading = heading.trimmingSpaces
            } else if last == 0 || parts[last].code.trimmingSpaces.isEmpty, let prose = line.removingPrefix("//:"),
                !prose.hasPrefix(" >")
            {
                parts[last].proseMarkdown += (prose.first == " " ? String(prose.dropFirst()) : prose) + "\n"
                // The lines before the first title stay in the code as empty lines, so that line numbers do not change.
                if last == 0 { parts[0].code += "\n" } else { parts[last].firstLine = index + 2 }
            } else {
                parts[last].code += line + "\n"
            }
        }
        return parts
    }
}
