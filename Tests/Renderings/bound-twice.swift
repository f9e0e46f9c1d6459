import RxCocoa
import RxSwift
import UIKit

let bag = DisposeBag()
let table = UITableView()
table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
for names in [["Ann"], ["Bob"]] {
    Observable.just(names)
        .bind(to: table.rx.items(cellIdentifier: "name")) { _, name, cell in cell.textLabel?.text = name }
        .disposed(by: bag)
}
