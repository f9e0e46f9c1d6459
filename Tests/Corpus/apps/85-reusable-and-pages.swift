// Reusable: a cell under the name of its class, from code or from its nib. SafariServices: a page over the app, which its Done
// dismisses. SDWebImage: the placeholder at once, the picture when it comes, the second time from memory.
import Reusable
import SDWebImage
import SafariServices
import UIKit

final class PlainCell: UITableViewCell, Reusable {}
final class DrawnCell: UITableViewCell, NibReusable {
    @IBOutlet var name: UILabel!
}
let table = UITableView()
table.register(cellType: PlainCell.self)
table.register(cellType: DrawnCell.self)
let path = IndexPath(row: 0, section: 0)
let plain: PlainCell = table.dequeueReusableCell(for: path)
let drawn = table.dequeueReusableCell(for: path, cellType: DrawnCell.self)
print(plain.reuseIdentifier ?? "-", drawn.name != nil)

let server = StubServer("pictures.example.test")
server.get("/otter") { _ in .data(UIImage(named: "otter")!.pngData()!, type: "image/png") }
let picture = UIImageView()
let address = URL(string: "https://pictures.example.test/otter")
picture.sd_setImage(with: address, placeholderImage: UIImage(named: "wait")) { image, error, kind, _ in
    print("came", image != nil, error == nil, kind)
    picture.sd_setImage(with: address) { _, _, kind, _ in print("again", kind) }
}
print(picture.image?.description ?? "-")

final class Links: UIViewController, SFSafariViewControllerDelegate {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { print("finished") }
}
let links = show(Links())
let page = SFSafariViewController(url: URL(string: "https://docs.example.test/start")!)
page.delegate = links
visit(
    ("open", { links.present(page, animated: true) }),
    ("look", { print("\(screen)".contains("https://docs.example.test/start")) }),
    ("done", { tap("Done") }),
    ("look", { print(links.presentedViewController == nil) }))
