// Key-value observation of the settings sends the first value and each different one, by their keys.
import UIKit
import RxSwift
import RxCocoa

let settings = UserDefaults.standard
let bag = DisposeBag()
settings.rx.observe(Int.self, "theme").subscribe(onNext: { print("theme", $0 ?? -1) }).disposed(by: bag)
settings.rx.observe(String.self, "name", options: [.new]).subscribe(onNext: { print("name", $0 ?? "none") }).disposed(by: bag)
settings.set(2, forKey: "theme")
settings.set(2, forKey: "theme")
settings.set("Jo", forKey: "name")
settings.removeObject(forKey: "theme")
NotificationCenter.default.rx.notification(UserDefaults.didChangeNotification).take(1)
    .subscribe(onNext: { _ in print("changed", settings.integer(forKey: "theme")) }).disposed(by: bag)
settings.set(5, forKey: "theme")
