// Expected: compiled with swiftc 6.3. Regexes over several lines, in which white space and comments mean nothing, and those with slashes and hashes.
let version = #/
    (?<major> \d+ )           # what breaks
    \. (?<minor> \d+ )        # what is new
    (?: \. (?<patch> \d+ ) )? # what is mended
    (?: - (?<label> [a-z 0-9]+ ) )?
/#
for text in ["1.2.3", "10.0", "2.1-beta2", "x"] {
    guard let match = text.wholeMatch(of: version) else {
        print(text, "is no version")
        continue
    }
    print(match.major, match.minor, match.patch ?? "0", match.label ?? "release")
}
let names = ##/(?<path>/[\w/]+)#(?<part>\w+)/##
print("see /docs/api#usage".firstMatch(of: names).map { "\($0.path) \($0.part)" } ?? "none")
print("a/b/c".split(separator: #/\//#), "a/b".contains(#/a/b/#), "a/#b".contains(##/a/#b/##))
print("a b".firstMatch(of: #/(?x) a \s b # hi/#)!.output, "ab".contains(#/a(?#what follows)b/#), "a b".matches(of: #/(?x)[a b]/#).count)
let list = [#/a+/#, #/b+/#]
print(list.map { "aabbb".firstMatch(of: $0)!.output })
