import RxCocoa
import RxSwift
import UIKit

final class Listener: NSObject, UITableViewDelegate {}
let bag = DisposeBag()
let table = UITableView()
let (first, second) = (Listener(), Listener())
table.rx.setDelegate(first).disposed(by: bag)
table.rx.setDelegate(second).disposed(by: bag)
