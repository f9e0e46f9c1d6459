/// Returns a number with commas between groups of three digits.
public func groupedDigits(_ number: Int) -> String {
    var text = String(number.magnitude)
    var place = text.count - 3
    while place > 0 {
        text.insert(",", at: text.index(text.startIndex, offsetBy: place))
        place -= 3
    }
    return number < 0 ? "-" + text : text
}
