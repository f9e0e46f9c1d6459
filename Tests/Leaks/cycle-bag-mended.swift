import RxSwift

final class Service {
    let names = PublishSubject<String>()
}

final class ViewModel {
    let service = Service()
    let bag = DisposeBag()
    var name = ""
    func start() {
        service.names
            .subscribe(onNext: { [weak self] in self?.name = $0 })
            .disposed(by: bag)
    }
    deinit { print("ViewModel gone") }
}

var model: ViewModel? = ViewModel()
model?.start()
model = nil
print("end")
