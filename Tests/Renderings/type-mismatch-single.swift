import RxSwift

func load() -> Observable<String> {
    Single.just("page")
}
