// A regex between slashes may begin or end with a space that is escaped.

let list = "one; two; three"
print(list.split(separator: /;\ /))
print(list.contains(/\ /), list.replacing(/;\ /, with: "|"))
if let match = list.firstMatch(of: /(\w+);\ /) { print(match.1) }

// Division stays division.
let half = 12 / 2 / 3
print(half, [8, 4].map { $0 / 2 })
