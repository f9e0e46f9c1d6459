// Which overloads are tried first: one that takes a literal as it is, one whose type is known, one that takes fewer arguments.
class Animal {}
class Dog: Animal {}
let number = 1, text = "t", maybe: Int? = 1

func list<T>(_ x: T) { print("list of any") }
func list(_ x: [Int?]) { print("list of optionals") }
list([number])

func lists<T: Sequence>(_ x: T) { print("sequence") }
func lists(_ x: [Any]) { print("[Any]") }
lists([1])
lists([maybe])

func range(_ x: Any?) { print("Any?") }
func range<T: Sequence>(_ x: T) { print("sequence") }
range(1...2)

func more<T: Comparable>(_ x: T, _ more: Int = 0) { print("comparable and more") }
func more<T: Sequence>(_ x: T) { print("sequence alone") }
more(text)

func object(_ x: AnyObject) { print("object") }
func object(_ x: Animal, _ more: Int = 0) { print("animal and more") }
object(Dog())

func several(_ x: Animal) { print("one animal") }
func several(_ x: AnyObject...) { print("several objects") }
several(Dog())

// The elements say whether the list conforms.
func keys<T: Hashable>(_ x: T) { print("hashable") }
func keys<T>(_ x: T?) { print("maybe") }
keys([Animal()])
keys([1])

// Neither is the more specialised; one asks more of its type.
func asks<T: Hashable>(_ x: T) { print("hashable") }
func asks<T>(_ x: [T]) { print("list") }
asks([1])

// An optional becomes any value without becoming a deeper optional.
func place<T>(_ x: T?) { print("T?") }
func place(_ x: [Any], _ more: Int = 0) { print("[Any]") }
place([maybe])

func open<T>(_ x: T) { print("T") }
func open(_ x: any Hashable) { print("any Hashable") }
open(maybe)
