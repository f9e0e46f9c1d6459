// UICollectionView: cells are made for the items that are seen, used again after `prepareForReuse`; a tap selects, and deselects
// what was selected; a binding gives the models of items; the numbers of items agree with what a batch says.
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class PictureCell: UICollectionViewCell {
    @IBOutlet weak var picture: UIImageView!
    @IBOutlet weak var caption: UILabel!
    static var made = 0
    override func awakeFromNib() { PictureCell.made += 1 }
    override func prepareForReuse() {
        caption.text = nil
        super.prepareForReuse()
    }
}

final class Gallery: UICollectionViewController {
    var names = ["beach", "bridge", "castle", "forest", "garden", "harbour", "hill"]

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "PictureCell", for: indexPath) as! PictureCell
        cell.caption.text = names[indexPath.item]
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("selected", names[indexPath.item])
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        print("deselected", names[indexPath.item])
    }
}

final class Bound: UIViewController {
    @IBOutlet weak var collectionView: UICollectionView!
    let numbers = BehaviorRelay(value: Array(1...30))
    let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        numbers.bind(to: collectionView.rx.items(cellIdentifier: "PictureCell", cellType: PictureCell.self)) {
            _, number, cell in
            cell.caption.text = "\(number)"
        }
        .disposed(by: bag)
        collectionView.rx.modelSelected(Int.self).subscribe(onNext: { print("number", $0) }).disposed(by: bag)
        collectionView.rx.itemSelected.subscribe(onNext: { print("place", $0.item) }).disposed(by: bag)
    }
}

let gallery = show(Gallery())
let grid = gallery.collectionView!
print(grid.numberOfItems(inSection: 0), PictureCell.made)
grid.select(item: 1)
grid.select(item: 4)
print(grid.indexPathsForSelectedItems ?? [])
gallery.names.remove(at: 0)
grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
print(grid.indexPathsForSelectedItems?.map { $0.item } ?? [], PictureCell.made)
gallery.names.append("lake")
grid.performBatchUpdates({ grid.insertItems(at: [IndexPath(item: 6, section: 0)]) })
print(PictureCell.made, "cells made")
print(screen)

let bound = show(Bound())
bound.collectionView.select(item: 2)
bound.collectionView.select(item: 99)
print(screen)
bound.collectionView.scroll(to: 6)
print(screen)
bound.numbers.accept([7])
visit(("look", { print(screen) }))
