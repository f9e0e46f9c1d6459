// UITableViewController: a swipe asks canEditRowAt, then editingStyleForRowAt, and commits; the row goes when the program deletes it. Grids
// ask the delegate behind the proxy for what has a result.
import RxCocoa
import RxSwift
import UIKit

final class Crates: UITableViewController {
    var crates = ["apples", "nails", "rope"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { crates.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = crates[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        print("may it be edited?", indexPath.row)
        return indexPath.row != 0
    }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        print("how?")
        return .delete
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        print("commit", editingStyle == .delete)
        crates.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

let crates = show(Crates())
crates.tableView.delete(row: 0)
crates.tableView.delete(row: 1)
print(crates.tableView.visibleCells.map { $0.textLabel!.text! })

final class Tiles: UIViewController, UICollectionViewDelegateFlowLayout {
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 0, height: 0), collectionViewLayout: UICollectionViewFlowLayout())
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(grid)
        grid.rx.itemSelected.subscribe(onNext: { print("selected", $0.item) }).disposed(by: bag)
        grid.rx.setDelegate(self).disposed(by: bag)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30 + indexPath.item, height: 20) }
}

let tiles = show(Tiles())
let sizes = tiles.grid.delegate as! UICollectionViewDelegateFlowLayout
print(sizes.collectionView(tiles.grid, layout: tiles.grid.collectionViewLayout, sizeForItemAt: IndexPath(item: 4, section: 0)).width)
let cell: UICollectionReusableView = UICollectionViewCell()
print(cell is UICollectionViewCell)
