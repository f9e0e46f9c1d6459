import RxSwift
import RxRelay
import RxCocoa
import RxTest
import RxBlocking

enum E: Error { case boom, e1, e2, e3 }
enum BE: Error { case x }
typealias O = Observable
typealias OType = ObservableType
typealias GroupedO = GroupedObservable
typealias P = PublishSubject<Int>
let nop = Disposables.create()
var words: [String] = []
func L(_ word: String) { words.append(word) }
extension ObservableConvertibleType {
    func asO() -> Observable<Element> { asObservable() }
    @discardableResult func go(_ p: String = "") -> Disposable {
        asObservable().subscribe(onNext: { L("\(p)\($0)") }, onError: { L("\(p)E(\($0))") }, onCompleted: { L("\(p)C") }, onDisposed: { L("\(p)D") })
    }
    @discardableResult func sub(_ onNext: @escaping (Element) -> Void, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable {
        asObservable().subscribe(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
extension ObservableType {
    func tap(_ n: String) -> Observable<Element> {
        `do`(onNext: { L("\(n)n\($0)") }, onError: { L("\(n)e\($0)") }, onCompleted: { L("\(n)c") }, onSubscribe: { L("\(n)+") }, onSubscribed: { L("\(n)s") }, onDispose: { L("\(n)-") })
    }
}
func src() -> (P, O<Int>) {
    let p = P()
    return (p, p.do(onSubscribe: { L("s+") }, onDispose: { L("s-") }))
}
func S<T>(_ p: String, _ x: Single<T>) { _ = x.subscribe(onSuccess: { L("\(p)ok(\($0))") }, onFailure: { L("\(p)fail(\($0))") }, onDisposed: { L("\(p)D") }) }
func M<T>(_ p: String, _ x: Maybe<T>) { _ = x.subscribe(onSuccess: { L("\(p)ok(\($0))") }, onError: { L("\(p)err(\($0))") }, onCompleted: { L("\(p)C") }, onDisposed: { L("\(p)D") }) }
func K(_ p: String, _ x: Completable) { _ = x.subscribe(onCompleted: { L("\(p)C") }, onError: { L("\(p)err(\($0))") }, onDisposed: { L("\(p)D") }) }
func trace(_ body: () throws -> Void) {
    words = []
    do { try body() } catch { L("threw \(error)") }
    print(words.joined(separator: " "))
}
