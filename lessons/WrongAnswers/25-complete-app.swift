//: ## Challenge: Three wishes
//: ### Wrong: a state between
//: > Fails: each change is one line
func statistics(_ service: ErrandService) -> Observable<String> {
    let due = service.errands().map { $0.filter { !$0.isDone }.count }
    let done = service.errands().map { $0.filter { $0.isDone }.count }
    return Observable.combineLatest(due, done) { "\($0) due, \($1) done" }
}
func deletion(of table: UITableView, in service: ErrandService) -> Disposable {
    table.rx.modelDeleted(Errand.self).flatMap { service.change($0) { $0 = nil } }.subscribe()
}
func depth(of navigation: UINavigationController) -> Observable<Int> {
    navigation.rx.didShow.map { [unowned navigation] _ in navigation.viewControllers.count }
}
//: ### Wrong: the wish is heard, not granted
//: > Fails: a swipe deletes
func statistics(_ service: ErrandService) -> Observable<String> {
    service.errands().map { all in
        let done = all.filter { $0.isDone }.count
        return "\(all.count - done) due, \(done) done"
    }
}
func deletion(of table: UITableView, in service: ErrandService) -> Disposable {
    table.rx.modelDeleted(Errand.self).map { service.change($0) { $0 = nil } }.subscribe()
}
func depth(of navigation: UINavigationController) -> Observable<Int> {
    navigation.rx.didShow.map { [unowned navigation] _ in navigation.viewControllers.count }
}
//: ### Right: by sections and places
func statistics(_ service: ErrandService) -> Observable<String> {
    service.errands().map { all in
        let done = all.filter { $0.isDone }.count
        return "\(all.count - done) due, \(done) done"
    }
}
func deletion(of table: UITableView, in service: ErrandService) -> Disposable {
    table.rx.itemDeleted
        .map { path in try table.rx.model(at: path) as Errand }
        .flatMapLatest { errand in service.change(errand) { $0 = nil } }
        .subscribe()
}
func depth(of navigation: UINavigationController) -> Observable<Int> {
    navigation.rx.delegate
        .methodInvoked(#selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)))
        .map { [weak navigation] _ in navigation?.viewControllers.count ?? 0 }
}
