// Sections that open: header views with recognisers, reloadSections inside of updates.
import UIKit

struct FAQ { let question: String; let answer: String; var isOpened = false }
protocol ExpandableHeaderViewDelegate: AnyObject { func toggleSection(header: ExpandableHeaderView, section: Int) }
class ExpandableHeaderView: UITableViewHeaderFooterView {
    weak var delegate: ExpandableHeaderViewDelegate?
    var section: Int!
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        self.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(selectHeaderAction)))
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    @objc func selectHeaderAction(gestureRecognizer: UITapGestureRecognizer) {
        let cell = gestureRecognizer.view as! ExpandableHeaderView
        delegate?.toggleSection(header: self, section: cell.section)
    }
    func customInit(title: String, section: Int, delegate: ExpandableHeaderViewDelegate) {
        self.textLabel?.text = title
        self.section = section
        self.delegate = delegate
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        self.textLabel?.textColor = UIColor.white
        self.contentView.backgroundColor = UIColor.darkGray
    }
}
class FAQViewController: UIViewController, UITableViewDelegate, UITableViewDataSource, ExpandableHeaderViewDelegate {
    @IBOutlet weak var tableView: UITableView!
    var faqs = [FAQ(question: "How?", answer: "Like this."), FAQ(question: "Why?", answer: "Because.")]
    func numberOfSections(in tableView: UITableView) -> Int { return faqs.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return faqs[section].isOpened ? 1 : 0 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { return 44 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return faqs[indexPath.section].isOpened ? 44 : 0 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = ExpandableHeaderView()
        header.customInit(title: faqs[section].question, section: section, delegate: self)
        return header
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "labelCell")!
        cell.textLabel?.text = faqs[indexPath.section].answer
        return cell
    }
    func toggleSection(header: ExpandableHeaderView, section: Int) {
        faqs[section].isOpened = !faqs[section].isOpened
        tableView.beginUpdates()
        tableView.reloadSections(IndexSet(integer: section), with: .automatic)
        tableView.endUpdates()
    }
}

let f = FAQViewController()
show(f)
print(screen)
(f.tableView(f.tableView, viewForHeaderInSection: 1) as! ExpandableHeaderView).tap()
visit(("", { print(screen) }))
