// Expected: compiled with swiftc 6.3. Captures of regexes and their types: with names, without, and those that a match can do without.
let date = #/(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/#
if let match = "Released on 2024-05-17, mended on 2024-06-02.".firstMatch(of: date) {
    print(match.year, match.month, match.day)
    print(match.0, match.1, match.output.2, match.output)
    let (whole, year, _, day) = match.output
    print(whole, Int(year)! + 1, day)
}
for match in "2024-05-17 2024-06-02".matches(of: date) { print(match.output.month, match.day) }
print("2024-5-17".wholeMatch(of: date) == nil)

let time = #/(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s*(?<half>am|pm)?/#
for text in ["9:30", "12:05:59 pm", "7:15am", "7.15"] {
    guard let match = text.wholeMatch(of: time) else {
        print("no time:", text)
        continue
    }
    print(match.hour, match.minute, match.second ?? "-", match.half.map { $0.uppercased() } ?? "of 24")
}

let either = #/(\d+)|([a-z]+)/#
for part in "12 ab 3".split(separator: " ") {
    let match = part.wholeMatch(of: either)!
    if let number = match.1 { print("number", number) } else if let word = match.2 { print("word", word) }
}

print(type(of: #/a/#), type(of: #/(a)/#), type(of: #/(a)?/#), type(of: #/(a)*|b/#))
print(type(of: #/(a)+(?<n>b){2}/#), type(of: #/((a)|b)/#), type(of: #/(?:(?<y>a)(b))?(c)/#), type(of: #/(a){0,3}/#))
print("aab".wholeMatch(of: #/(?:(a)|(b))*/#)!.output)
print("x".firstMatch(of: #/(a)?x/#)!.1 as Any)
print("abab abba".matches(of: #/(\w)(\w)\1\2/#).map(\.0), "aa bb".matches(of: #/(?<c>\w)\k<c>/#).map(\.c))
print("a=1;b=22".matches(of: #/(\w)=(\d+)/#).map(\.output.2), "a=1;b=22".matches(of: #/(?<k>\w)=\d+/#).map(\.output.k))
