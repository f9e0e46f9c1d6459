import RxSwift

final class Screen {
    let bag = DisposeBag()
    var title = ""

    func follow(_ titles: Observable<String>) {
        titles.subscribe(onNext: { text in
            title = text
        }).disposed(by: bag)
    }
}
