import Foundation

/// A picture inside of a text.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero
    override public init() {}
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}
extension NSAttributedString {
    /// Creates a text of the characters that stand for the picture.
    public convenience init(attachment: NSTextAttachment) { self.init(string: attachment.image?.glyph ?? "") }
}
