// Scalars are inserted into a view of a string by the indices of the string.
var view = "abc".unicodeScalars
view.insert("x", at: view.startIndex)
view.insert(contentsOf: ["y", "z"], at: view.endIndex)
print(String(view))
view.insert(contentsOf: "\u{e9}\u{1F600}".unicodeScalars, at: view.index(after: view.startIndex))
print(String(view), view.count)
