// Expected: compiled with swiftc 6.3. Regexes of which a program learns the pattern while it runs, and what is wrong with some patterns.
let log = "a=1;b=22;c=333"
do {
    let pair = try Regex("(?<key>\\w)=(\\d+)(!)?")
    if let match = try pair.firstMatch(in: log) {
        for part in match.output { print(part.substring ?? "none", terminator: " ") }
        print(match.output.count, match.output[1].name ?? "-", match.output[2].name ?? "-", log[match.range])
        print(match["key"]?.substring ?? "-", match["value"] == nil, match[2].range.map { log[$0] } ?? "-", match.0)
        print(match.output["key"]!.substring!, match.output[3].substring == nil, match.output[3].value == nil)
    }
    for match in log.matches(of: pair) { print(match[1].substring!, match.output[2].substring!) }
    print(log.replacing(pair) { $0.output[2].substring! + "=" + $0[1].substring! })
    print(pair.contains(captureNamed: "key"), pair.contains(captureNamed: "value"))
} catch { print("bad:", error) }
for pattern in [
    "(\\w=(\\d+)", "[a-", "*", "a**", ")", "a{3,1}", "\\", "(?<n>a)(?<n>b)", "[z-a]", "\\p{Foo}", "\\k<x>", "\\2",
    "(?<1a>x)", "\\q", "[]", "\\x{", "\\uFF", "^*", "(?=a)*", "(?<n", "(?<>a)", "(?", "(?z)a", "(?<=a)b", "a{x}", "]", "a|", "[\\d-z]",
] {
    do {
        let regex = try Regex(pattern)
        print(pattern, "is fine,", "a{x}]".contains(regex))
    } catch { print(pattern, "|", error) }
}
func search(_ pattern: String, in lines: [String]) -> [String] {
    guard let regex = try? Regex(pattern).ignoresCase() else { return [] }
    return lines.filter { $0.contains(regex) }
}
print(search("err(or)?", in: ["Error 1", "fine", "ERR"]), search("(", in: ["("]))
let typed = try Regex("(a)(b)?", as: (Substring, Substring, Substring?).self)
print("a".wholeMatch(of: typed)!.output)
let known: Regex<(Substring, n: Substring)> = try Regex("(?<n>\\d+)")
print("in 99".firstMatch(of: known)!.n)
do { _ = try Regex("(a)", as: (Substring, Substring?).self) } catch { print(error) }
do { _ = try Regex("(?<a>a)", as: (Substring, b: Substring).self) } catch { print(error) }
if let match = try? #/(\d+)/#.wholeMatch(in: "42") { print(match.1) }
print(try #/\d/#.firstMatch(in: "a1")!.output, try #/\d/#.wholeMatch(in: "a1") == nil, try #/a/#.prefixMatch(in: "a1"[...]) != nil)
print("xay".firstMatch(of: Regex(#/a(.)/#))!.output[1].substring!)
