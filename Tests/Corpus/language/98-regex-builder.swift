// Regexes put together of parts
import RegexBuilder

let date = Regex {
    Capture { Repeat(count: 4) { .digit } } transform: { Int($0)! }
    "-"
    Capture { OneOrMore(.digit) }
    "-"
    TryCapture { OneOrMore(.digit) } transform: { Int($0) }
}
if let match = "born 2024-05-17.".firstMatch(of: date) {
    print(match.output.1 + 1, match.2, match.3 * 2, match.0)
}
let line = Regex {
    Anchor.startOfLine
    Capture(OneOrMore(.word))
    ZeroOrMore(.whitespace)
    "="
    Optionally(" ")
    Capture {
        ChoiceOf {
            "true"
            "false"
            OneOrMore(.digit)
        }
    }
}
for match in "a = true\nb=12\nc =?".matches(of: line) { print(match.1, match.2) }
let price = Reference(Double.self)
let kind = Reference(Substring.self)
let tag = Regex {
    Capture(as: kind) { OneOrMore(.word, .reluctant) }
    ":"
    TryCapture(as: price) {
        OneOrMore(.digit)
        Optionally {
            "."
            OneOrMore(.digit)
        }
    } transform: { Double($0) }
}
if let match = try tag.wholeMatch(in: "tea:2.5") { print(match[kind], match[price] + 1) }
let hex = Regex { "#"; Capture { Repeat(2...6) { CharacterClass("0"..."9", "a"..."f") } } }
print("#ff80".wholeMatch(of: hex)?.1 ?? "-", "#xyz".wholeMatch(of: hex) == nil)
let quoted = Regex {
    "\""
    Capture { ZeroOrMore(.any, .reluctant) }
    "\""
}
print("say \"hi\" and \"ho\"".matches(of: quoted).map { String($0.1) })
let optional = Regex {
    Capture { OneOrMore(.digit) }
    Optionally { "px"; Capture { One(.anyOf("!?")) } }
}
print("12px!".wholeMatch(of: optional)?.2 as Any, "12".wholeMatch(of: optional)?.2 as Any)
let word = Regex { CharacterClass.word.inverted }
print("a-b".replacing(word, with: "+"), "x1y22".split(separator: OneOrMore(.digit)))
print("Hello".contains(Regex { "hello" }.ignoresCase()), "one.two".firstRange(of: ".").map { _ in "dot" } ?? "none")
let literal = Regex { #/[a-z]+/#; "@"; Capture { #/\w+/# } }
print("me@home".wholeMatch(of: literal)?.1 ?? "-")
let ahead = Regex { OneOrMore(.word); Lookahead { "!" } }
print("no yes!".firstMatch(of: ahead)?.0 ?? "-")
