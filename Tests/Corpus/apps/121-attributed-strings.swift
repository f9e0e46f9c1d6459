// Attributed strings as values: attributes of a range form runs, a copy is independent, a property of the whole text is
// nil if its characters differ; NSAttributedString converts both ways; the title of a button takes the characters.
import UIKit

var text = AttributedString("Hello big world")
text.font = .systemFont(ofSize: 17)
var copy = text
if let range = text.range(of: "big") {
    text[range].foregroundColor = .red
    text[range].underlineStyle = .single
}
print(text.runs.count, copy.runs.count, String(text.characters), text.characters.count)
print(text.foregroundColor == nil, text.font?.pointSize ?? 0, text.range(of: "small") == nil)
for run in text.runs { print(String(text[run.range].characters), run.foregroundColor == .red, run.underlineStyle == .single) }

var container = AttributeContainer()
container.font = UIFont.boldSystemFont(ofSize: 20)
let end = AttributedString("!", attributes: container)
text += end
text.append(AttributedString(" bye"))
print(String(text.characters), text.runs.count)
if let range = text.range(of: "big ") { text.removeSubrange(range) }
print(String(text.characters))
print(text.mergingAttributes(container).runs.count, end == AttributedString("!", attributes: container), end == AttributedString("!"))

let old = NSAttributedString(text)
print(old.string, (old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0)
print(AttributedString(old).runs.count == text.runs.count)

let label = UILabel()
label.attributedText = NSAttributedString(text)
var configuration = UIButton.Configuration.filled()
configuration.attributedTitle = AttributedString("Go", attributes: container)
let button = UIButton(configuration: configuration)
print(label.text ?? "-", button.currentTitle ?? "-")
