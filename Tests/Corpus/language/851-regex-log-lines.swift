// Expected: compiled with swiftc 6.3. Lines of a log, pairs of keys and values and comma-separated values, read with regexes.
let log = """
    2023-01-05 12:00:01 [INFO] server: started on port 8080
    2023-01-05 12:00:09 [WARN] db: slow query (1250 ms)
    2023-01-05 12:01:44 [ERROR] http: GET /index.html -> 500
    garbage line
    2023-01-06 00:10:02 [ERROR] db: connection lost
    """
struct Entry {
    enum Level: String { case info = "INFO", warn = "WARN", error = "ERROR" }
    let day: Substring
    let level: Level
    let source: String
    let message: String
}
let line = #/(?<day>\d{4}-\d{2}-\d{2}) (?<time>[\d:]+) \[(?<level>[A-Z]+)\] (?<source>\w+): (?<message>.*)/#
func parse(_ text: Substring) -> Entry? {
    guard let match = text.wholeMatch(of: line), let level = Entry.Level(rawValue: String(match.level)) else { return nil }
    return Entry(day: match.day, level: level, source: String(match.source), message: String(match.output.message))
}
var entries: [Entry] = []
for text in log.split(separator: "\n") {
    if let entry = parse(text) { entries.append(entry) } else { print("skipped:", text) }
}
for entry in entries where entry.level == .error { print(entry.day, entry.source, "|", entry.message) }
for (day, list) in Dictionary(grouping: entries, by: \.day).sorted(by: { $0.key < $1.key }) {
    print(day, list.count, list.map(\.level.rawValue).joined(separator: "/"))
}
print(log.matches(of: #/\b\d{3,4}\b(?!-)/#).compactMap { Int($0.output) })
print(entries[1].message.replacing(#/\d+/#) { String(repeating: "*", count: $0.output.count) })

let settings = "host = localhost ; port=8080;debug = ;  user=ann"
var values: [String: String] = [:]
for match in settings.matches(of: #/(?<key>\w+)\s*=\s*(?<value>\w+)?/#) {
    values[String(match.key)] = match.value.map(String.init) ?? "(none)"
}
print(values.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })

let row = #"1,"Smith, Ann",42,"said ""hi""",x"#
let cell = #/"((?:[^"]|"")*)"|([^,]+)/#
print(row.matches(of: cell).map { match in match.1.map { String($0).replacing("\"\"", with: "'") } ?? String(match.2!) })
let emails = ["a@b.co", "x@", "@y.z", "foo.bar+1@baz.org"]
print(emails.filter { $0.wholeMatch(of: #/[\w.+-]+@[\w-]+(\.\w+)+/#) != nil })
