// Collections as objects; a header view with a button collapses its section; a row with its own horizontal grid.
import UIKit
import RxSwift
import RxCocoa

// Legacy style: UITableView section headers, collapsed sections, nested collection, table footer, NSDictionary plist
class CategoryRow: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var collectionView: UICollectionView!
    var videos: [[String: Any]] = []
    var onSelect: ((String) -> Void)?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 120, height: 80)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(VideoCell.self, forCellWithReuseIdentifier: "video")
        contentView.addSubview(collectionView)
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
        super.layoutSubviews()
        collectionView.frame = contentView.bounds
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return videos.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "video", for: indexPath) as! VideoCell
        cell.label.text = videos[indexPath.item]["title"] as? String
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let title = videos[indexPath.row]["title"] as? String { onSelect?(title) }
    }
}
class VideoCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .darkGray
        label.frame = contentView.bounds
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }
    required init?(coder aDecoder: NSCoder) { fatalError() }
}
class CatalogViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let categories = ["Action", "Drama"]
    let tableView = UITableView(frame: CGRect.zero, style: UITableView.Style.plain)
    var collapsed = Set<Int>()
    override func viewDidLoad() {
        super.viewDidLoad()
        self.edgesForExtendedLayout = []
        self.automaticallyAdjustsScrollViewInsets = false
        self.view.addSubview(self.tableView)
        self.tableView.frame = self.view.frame
        self.tableView.dataSource = self
        self.tableView.delegate = self
        self.tableView.register(CategoryRow.classForCoder(), forCellReuseIdentifier: NSStringFromClass(CategoryRow.self))
        self.tableView.sectionHeaderHeight = 44
        if #available(iOS 15, *) { self.tableView.sectionHeaderTopPadding = 0 }
        let footer = UILabel(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.size.width, height: 40))
        footer.text = "end"
        footer.textAlignment = NSTextAlignment.center
        self.tableView.tableFooterView = footer
    }
    func numberOfSections(in tableView: UITableView) -> Int { return categories.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return collapsed.contains(section) ? 0 : 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: NSStringFromClass(CategoryRow.self), for: indexPath) as! CategoryRow
        let info: NSDictionary = ["title": "\(categories[indexPath.section]) 1", "year": 2001]
        let items = NSMutableArray()
        items.add(info)
        items.add(["title": "\(categories[indexPath.section]) 2"])
        cell.videos = items.compactMap { $0 as? [String: Any] }
        cell.onSelect = { print("play", $0) }
        cell.collectionView.reloadData()
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 100.0 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: tableView.frame.size.width, height: 44))
        header.backgroundColor = UIColor.groupTableViewBackground
        let button = UIButton(type: .custom)
        button.frame = header.bounds
        button.setTitle(categories[section], for: .normal)
        button.contentHorizontalAlignment = .left
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
        button.tag = section
        button.addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
        header.addSubview(button)
        return header
    }
    @objc func toggle(_ sender: UIButton) {
        let section = sender.tag
        if collapsed.contains(section) { collapsed.remove(section) } else { collapsed.insert(section) }
        tableView.reloadSections(IndexSet(integer: section), with: .automatic)
    }
}
show(CatalogViewController())
visit(
    ("", { print(screen); tap("Action 2"); tap("Action") }),
    ("", { print(screen) })
)
