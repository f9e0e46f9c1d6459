import Foundation

/// The classes of a program by name, for storyboards and cells. They are registered when a compiled or interpreted
/// program starts.
public enum KnownClasses {
    static var knownClasses: [KnownClass] = []

    public static func add(_ name: String, _ type: AnyClass, _ make: ((String) -> UIView)? = nil) {
        knownClasses.removeAll { $0.name == name }
        knownClasses.append(KnownClass(name: name, type: type, makeView: make))
    }

    private static var containedControllers: Set<String> = []
    /// Registers the identifier of a scene that is inside a navigation controller, because the program casts the scene
    /// to one. An empty identifier stands for the destinations of segues.
    public static func contain(_ identifier: String) { containedControllers.insert(identifier) }
    /// Returns the controller, or a navigation controller around it.
    static func sceneController(_ controller: UIViewController, _ identifier: String) -> UIViewController {
        guard containedControllers.contains(identifier), !(controller is UINavigationController) else {
            return controller
        }
        SimulatedStoryboard.createdDescriptions.append(
            "\(type(of: controller)): put into a navigation controller, because the program casts to one")
        return UINavigationController(rootViewController: controller)
    }

    /// Returns a cell of a registered class, created as a table or grid creates it; nil if the class does not have the
    /// initialiser.
    static func prototypeCell(_ type: AnyClass, _ identifier: String) -> UIView? {
        knownClasses.first { $0.type == type }?.makeView?(identifier)
    }

    /// Returns the class whose name matches a word best: an equal name, or the name with the longest common run of
    /// words.
    static func bestClass(for word: String, where isFit: (AnyClass) -> Bool) -> AnyClass? {
        let fits = knownClasses.filter { isFit($0.type) }
        if let exact = fits.first(where: { $0.name == word }) { return exact.type }
        var (best, length): (AnyClass?, Int) = (nil, 0)
        for known in fits {
            let shared = NameWords.commonLetterCount(NameWords.of(known.name), NameWords.of(word))
            if shared > length { (best, length) = (known.type, shared) }
        }
        return best
    }
}

struct KnownClass {
    let name: String
    let type: AnyClass
    let makeView: ((String) -> UIView)?
}

/// The words of which a name consists.
enum NameWords {
    /// Returns the words of a name in lower case: button and clear for `buttonClear`.
    static func of(_ name: String) -> [String] { split(name).map { $0.lowercased() } }
    /// Returns the words of a name as written. Successive capitals form one word, such as FAQ and View in `FAQView`.
    private static func split(_ name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        var word = ""
        for (index, letter) in letters.enumerated() {
            let isUpper = letter.isUppercase
            let endsCapitals =
                isUpper && word.last?.isUppercase ?? false && index + 1 < letters.count
                && letters[index + 1].isLowercase
            if letter == "_" || letter == " " || endsCapitals || isUpper && !(word.last?.isUppercase ?? true) {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if letter != "_" && letter != " " { word.append(letter) }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// Returns the number of letters in the longest common run of words.
    static func commonLetterCount(_ one: [String], _ other: [String]) -> Int {
        var best = 0
        for start in one.indices {
            for begin in other.indices {
                var (length, step) = (0, 0)
                while start + step < one.count, begin + step < other.count, one[start + step] == other[begin + step] {
                    length += one[start + step].count
                    step += 1
                }
                best = max(best, length)
            }
        }
        return best
    }

    /// The words for kinds of views, which do not distinguish names.
    private static let kindWords: Set<String> = [
        "button", "btn", "label", "field", "text", "view", "image", "item", "bar", "action", "did", "tap", "tapped",
        "pressed", "press", "on", "handle", "controller", "switch", "slider", "table", "outlet", "vc", "textfield",
    ]

    private static let numberWords: Set<String> = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "first", "second",
        "third",
        "fourth", "fifth", "true", "false", "yes", "no", "left", "middle", "right", "top", "bottom", "a", "b", "c", "d",
        "e",
    ]
    /// Returns the words of a name without numbers and kinds of views, such as answer for `answerButton2`.
    static func wordsWithoutKind(of name: String) -> [String] {
        of(name.filter { !$0.isNumber }).filter { !kindWords.contains($0) && !numberWords.contains($0) }
    }

    /// Returns true if a name, singular or plural, consists only of words for kinds of views.
    static func hasOnlyKindWords(_ name: String) -> Bool {
        of(name).allSatisfy { kindWords.contains($0) || $0.hasSuffix("s") && kindWords.contains(String($0.dropLast())) }
    }

    /// Returns the title of a button with a name, such as Clear for `buttonClear`.
    static func titleFromName(of name: String) -> String {
        // A word in capitals stays unchanged.
        let all = split(name).map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }
        let distinctWords = all.filter { word in !kindWords.contains(word.lowercased().filter { !$0.isNumber }) }
        let words = distinctWords.isEmpty ? all : distinctWords
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
