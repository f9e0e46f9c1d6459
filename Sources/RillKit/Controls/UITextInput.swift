import Foundation

/// A position in a text.
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition
    public var isEmpty: Bool { start.offset == end.offset }
    init(_ range: NSRange) {
        start = UITextPosition(range.location)
        end = UITextPosition(range.location + range.length)
    }
    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A view that receives keys.
public protocol UIKeyInput: UIResponder {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A view with an editable text and a cursor. Unlike the keyboards of some languages, keys here create no marked text.
///
///     let field = UITextField()
///     field.text = "1234"
///     field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
///     field.type("0")
///     print(field.text ?? "")
///     // 01234
///
/// Pitfall: setting the text in code moves the cursor to its end.
/// See also: UITextField, UITextView.
public protocol UITextInput: UIKeyInput {
    var edited: EditedText { get }
}

/// The text of a view, with its cursor.
public final class EditedText {
    private let readText: () -> String
    private let replaceText: (NSRange, String) -> Void
    /// The selected range in UTF-16 units; nil for a cursor at the end.
    var selection: NSRange?

    init(readText: @escaping () -> String, replaceText: @escaping (NSRange, String) -> Void) {
        (self.readText, self.replaceText) = (readText, replaceText)
    }
    var currentText: NSString { NSString(string: readText()) }
    var textLength: Int { readText().utf16.count }
    /// The range that the next key replaces.
    var range: NSRange {
        let end = textLength
        guard let selection, selection.location <= end else { return NSRange(location: end, length: 0) }
        return NSRange(location: selection.location, length: min(selection.length, end - selection.location))
    }
    /// The range that the delete key removes; nil at the beginning.
    var rangeOfDeleteKey: NSRange? {
        let now = range
        if now.length > 0 { return now }
        guard let last = currentText.substring(to: now.location).last else { return nil }
        let length = String(last).utf16.count
        return NSRange(location: now.location - length, length: length)
    }
    func replace(_ range: NSRange, _ new: String) { replaceText(range, new) }
    /// Returns the text after the replacement of a range, and moves the cursor after the new text.
    func textReplacing(_ range: NSRange, with new: String) -> String {
        let changed = currentText.replacingCharacters(in: range, with: new)
        let cursor = range.location + new.utf16.count
        selection = cursor >= changed.utf16.count ? nil : NSRange(location: cursor, length: 0)
        return changed
    }
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(edited.textLength) }
    public var selectedTextRange: UITextRange? {
        get { UITextRange(edited.range) }
        set { edited.selection = newValue?.range }
    }
    /// The marked text, which is always nil because keys of the kit create none.
    public var markedTextRange: UITextRange? { nil }
    public func text(in range: UITextRange) -> String? {
        let part = range.range
        guard part.location >= 0, part.length >= 0, part.location + part.length <= edited.textLength else { return nil }
        return edited.currentText.substring(with: part)
    }
    public func replace(_ range: UITextRange, withText text: String) { edited.replace(range.range, text) }
    public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        let (low, high) = (min(start.offset, end.offset), max(start.offset, end.offset))
        return UITextRange(NSRange(location: low, length: high - low))
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return place >= 0 && place <= edited.textLength ? UITextPosition(place) : nil
    }
    public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
    public func compare(_ one: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        one.offset < other.offset ? .orderedAscending : one.offset > other.offset ? .orderedDescending : .orderedSame
    }
    public func selectAll(_ sender: Any?) { edited.selection = NSRange(location: 0, length: edited.textLength) }
}
