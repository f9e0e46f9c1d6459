// RxRealmDataSources: a change set becomes row changes, rows that are not concerned keep their cells. Choosing a row gives the
// object behind it.
import RealmSwift
import RxCocoa
import RxRealm
import RxRealmDataSources
import RxSwift
import UIKit

final class Tweet: Object {
    @objc dynamic var id = 0
    @objc dynamic var text = ""
    override class func primaryKey() -> String? { return "id" }
}

final class TweetCell: UITableViewCell {
    @IBOutlet weak var words: UILabel!
}

final class Timeline: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    let bag = DisposeBag()
    var filled: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let source = RxTableViewRealmDataSource<Tweet>(cellIdentifier: "tweet", cellType: TweetCell.self) {
            [unowned self] cell, path, tweet in
            cell.words.text = tweet.text
            self.filled.append("\(path.row): \(tweet.text)")
        }
        let tweets = try! Realm().objects(Tweet.self).sorted(byKeyPath: "id", ascending: false)
        Observable.changeset(from: tweets).bind(to: tableView.rx.realmChanges(source)).disposed(by: bag)
        tableView.rx.realmModelSelected(Tweet.self).subscribe(onNext: { print("chose", $0.text) }).disposed(by: bag)
    }
    func report() {
        _ = "\(screen)"
        print(filled)
        filled = []
    }
}

func tweet(_ id: Int, _ text: String) -> Tweet {
    let tweet = Tweet()
    tweet.id = id
    tweet.text = text
    return tweet
}

let realm = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "tweets"))
Realm.Configuration.defaultConfiguration.inMemoryIdentifier = "tweets"
let timeline = Timeline()
try! realm.write { realm.add([tweet(1, "one"), tweet(2, "two"), tweet(3, "three")]) }
show(timeline)
visit(
    ("look", { timeline.report() }),
    ("one comes", { try! realm.write { realm.add(tweet(4, "four")) } }),
    ("look", { timeline.report() }),
    (
        "one goes, one changes",
        {
            try! realm.write {
                realm.delete(realm.objects(Tweet.self).filter("id == 3"))
                realm.objects(Tweet.self).filter("id == 1").first!.text = "first"
            }
        }
    ),
    ("look", { timeline.report() }),
    ("choose", { timeline.tableView.select(row: 2) }),
    ("and see", { print(screen) })
)
