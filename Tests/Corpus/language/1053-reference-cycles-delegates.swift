// from swiftc
protocol DownloadDelegate: AnyObject { func didFinish(_ d: Downloader, bytes: Int); func didFail(_ d: Downloader) }
extension DownloadDelegate { func didFail(_ d: Downloader) { print("default fail") } }
final class Downloader { weak var delegate: DownloadDelegate?; var onProgress: ((Double) -> Void)?; func start(_ ok: Bool) { onProgress?(0.5); ok ? delegate?.didFinish(self, bytes: 10) : delegate?.didFail(self) }; deinit { print("downloader gone") } }
final class Screen: DownloadDelegate { let d = Downloader(); var log: [String] = []; init() { d.delegate = self; d.onProgress = { [weak self] p in self?.log.append("p\(p)") } }; func didFinish(_ d: Downloader, bytes: Int) { log.append("done \(bytes) \(d === self.d)") }; deinit { print("screen gone", log) } }
var s: Screen? = Screen(); s?.d.start(true); s?.d.start(false); s = nil
protocol Copying { func copy() -> Self }
class Base: Copying { required init() {}; var n = 1; func copy() -> Self { let c = Self(); c.n = n; return c } }
class Sub: Base {}; let sub = Sub(); sub.n = 7; print(type(of: sub.copy()), sub.copy().n)
protocol Named { var name: String { get set } }; protocol Aged { var age: Int { get } }
struct Person: Named, Aged { var name: String; var age: Int }
func greet(_ p: Named & Aged) -> String { "\(p.name) \(p.age)" }; var pn: any Named & Aged = Person(name: "A", age: 3); pn.name = "B"; print(greet(pn))
extension Named where Self: Aged { var label: String { name + "#\(age)" } }; print(Person(name: "C", age: 1).label)
protocol Defaulted { func f() -> String }; extension Defaulted { func f() -> String { "ext" }; func g() -> String { "ext g" } }
struct D1: Defaulted { func f() -> String { "own" }; func g() -> String { "own g" } }; let d: any Defaulted = D1(); print(d.f(), d.g(), D1().g())
