// The text of a field by positions: a key comes at the cursor, a selected part is replaced, delete takes what is before; a text
// set in code moves the cursor to its end.
import UIKit

let field = UITextField()
field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
let home = UIViewController()
home.view.addSubview(field)
show(home)

field.text = "1234"
print(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start))
let second = field.position(from: field.beginningOfDocument, offset: 2)!
field.selectedTextRange = field.textRange(from: second, to: second)
field.type("x")
print(field.text!, field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start))
field.erase()
field.erase()
print(field.text!)
field.selectAll(nil)
print(field.text(in: field.selectedTextRange!)!, field.selectedTextRange!.isEmpty)
field.type("é!")
print(field.text!)
field.text = "new"
field.type("er")
print(field.text!)
print(field.position(from: field.endOfDocument, offset: 1) == nil)
print(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)

let area = UITextView()
area.text = "hello world"
area.selectedRange = NSRange(location: 0, length: 5)
area.insertText("bye")
print(area.text!, area.selectedRange.location)
area.deleteBackward()
print(area.text!)
