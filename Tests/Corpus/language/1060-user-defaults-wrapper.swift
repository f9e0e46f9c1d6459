// from swiftc
import Foundation
@propertyWrapper struct Default<T> { let key: String; let fallback: T
    var wrappedValue: T { get { UserDefaults.standard.object(forKey: key) as? T ?? fallback } nonmutating set { UserDefaults.standard.set(newValue, forKey: key) } }
    init(wrappedValue: T, _ key: String) { self.key = key; fallback = wrappedValue } }
enum Prefs { @Default("volume") static var volume = 5; @Default("names") static var names: [String] = []; @Default("on") static var on = false }
print(Prefs.volume, Prefs.names, Prefs.on)
Prefs.volume += 2; Prefs.names.append("x"); Prefs.on.toggle()
print(Prefs.volume, Prefs.names, Prefs.on, UserDefaults.standard.integer(forKey: "volume"), UserDefaults.standard.string(forKey: "none") as Any)
UserDefaults.standard.removeObject(forKey: "volume"); print(Prefs.volume)
@propertyWrapper final class Observed<V> { private var obs: [(V, V) -> Void] = []; var wrappedValue: V { didSet { obs.forEach { $0(oldValue, wrappedValue) } } }; var projectedValue: Observed { self }; init(wrappedValue: V) { self.wrappedValue = wrappedValue }; func observe(_ f: @escaping (V, V) -> Void) { obs.append(f) } }
struct Model { @Observed var n = 1 }
let m = Model(); m.$n.observe { print("n", $0, "->", $1) }; m.n = 4; m.n *= 2
func wrapped(@Observed _ x: Int) { x += 1; print(x, $x.wrappedValue) }
wrapped(3)
