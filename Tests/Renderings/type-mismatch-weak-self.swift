import RxSwift

final class Screen {
    let bag = DisposeBag()
    var title = ""

    func follow(_ titles: Observable<String>) {
        titles.subscribe(onNext: { [weak self] text in
            self.title = text
        }).disposed(by: bag)
    }
}
