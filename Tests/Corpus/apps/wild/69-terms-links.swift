// Attributed texts, text kit bits, links, line spacing, kern, gestures on labels.
import UIKit

extension NSMutableAttributedString {
    @discardableResult
    func bold(_ text: String, size: CGFloat = 16) -> NSMutableAttributedString {
        append(NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: size)]))
        return self
    }
    @discardableResult
    func normal(_ text: String) -> Self {
        append(NSAttributedString(string: text))
        return self
    }
    func setLineSpacing(_ spacing: CGFloat) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        style.alignment = .center
        style.lineBreakMode = .byWordWrapping
        addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: length))
    }
}
extension String {
    func height(width: CGFloat, font: UIFont) -> CGFloat {
        let box = (self as NSString).boundingRect(with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        return ceil(box.height)
    }
    var localized: String { NSLocalizedString(self, comment: "") }
    func width(font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}
final class TermsViewController: UIViewController, UITextViewDelegate {
    let label = UILabel()
    let textView = UITextView()
    let strike = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        let text = NSMutableAttributedString().bold("Terms").normal(" and ").bold("Privacy", size: 20)
        text.setLineSpacing(4)
        label.attributedText = text
        label.frame = CGRect(x: 20, y: 100, width: 350, height: 30)
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(labelTapped)))
        view.addSubview(label)
        let link = NSMutableAttributedString(string: "Read our policy here.")
        let range = (link.string as NSString).range(of: "policy")
        link.addAttributes([.link: URL(string: "https://example.test/policy")!, .underlineStyle: NSUnderlineStyle.single.rawValue], range: range)
        textView.attributedText = link
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
        textView.isEditable = false
        textView.delegate = self
        textView.frame = CGRect(x: 20, y: 140, width: 350, height: 60)
        view.addSubview(textView)
        let attributes: [NSAttributedString.Key: Any] = [.strikethroughStyle: 2, .strikethroughColor: UIColor.red, .kern: 1.5, .baselineOffset: 0, .backgroundColor: UIColor.yellow]
        strike.attributedText = NSAttributedString(string: "$20", attributes: attributes)
        strike.frame = CGRect(x: 20, y: 220, width: 100, height: 20)
        view.addSubview(strike)
        link.enumerateAttribute(.link, in: NSRange(location: 0, length: link.length)) { value, range, stop in
            if let url = value as? URL { print(url.lastPathComponent, range.location, range.length) }
        }
    }
    @objc private func labelTapped(_ gesture: UITapGestureRecognizer) {
        guard let text = label.attributedText?.string else { return }
        let range = (text as NSString).range(of: "Privacy")
        print(range.location, NSLocationInRange(10, range), gesture.location(in: label).x)
    }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
        print(URL)
        return false
    }
}
let terms = TermsViewController()
show(terms)
visit(
    (at: 0, {
        terms.label.tap()
        terms.textView.tap(link: "policy")
        print(terms.label.text ?? "-", terms.strike.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Double ?? 0)
        print("a b c".height(width: 1000, font: .systemFont(ofSize: 20)) > 0, "key".localized)
    }))
