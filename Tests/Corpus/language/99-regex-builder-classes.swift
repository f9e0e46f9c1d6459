import RegexBuilder
let r: Regex<(Substring, Substring)> = Regex { "#"; Capture { OneOrMore { CharacterClass(.digit, .anyOf("a")) } } }
print("#1a".contains(r))
let hex = Regex { Capture { OneOrMore { CharacterClass("a"..."f", "0"..."9") } } }
if let m = "xx 12af".firstMatch(of: hex) { print(m.1) }
let r2 = Regex { "a"..."f"; One(.digit) }
print("c4".wholeMatch(of: r2) != nil)
let cc: CharacterClass = .anyOf("xyz").union("a"..."c").inverted
print("m".wholeMatch(of: cc) != nil, "b".wholeMatch(of: cc) != nil)
let r3: Regex<Substring> = Regex { OneOrMore { CharacterClass.word.subtracting("0"..."9") } }
print("abc1".firstMatch(of: r3)!.output)
let r4 = Regex { Capture { OneOrMore(CharacterClass("a"..."z", .digit, .anyOf("-_"))) }; "@"; TryCapture { OneOrMore(.word) } transform: { Int($0) } }
print("a-b@12".wholeMatch(of: r4)!.output)
let r5: Regex<(Substring, Int)> = Regex { TryCapture { OneOrMore { CharacterClass("0"..."9") } } transform: { Int($0) } }
print("x42".firstMatch(of: r5)!.1 + 1)
let r6: Regex<(Substring, Substring, Substring?)> = Regex { Capture { OneOrMore { "a"..."f" } }; Optionally { Capture { Repeat(1...2) { CharacterClass("x"..."z") } } } }
print("abcxy".wholeMatch(of: r6)!.output)
