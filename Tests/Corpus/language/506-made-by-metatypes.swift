protocol Copyable2: AnyObject { func copy() -> Self; static func create() -> Self; static var tag: String { get } }
class Doc: Copyable2 { var t = "t"; required init() {}; func copy() -> Self { let c = Self(); c.t = t + "'"; return c }; class func create() -> Self { Self() }; class var tag: String { "doc" } }
class Doc2: Doc { var extra = 1; override class var tag: String { "doc2" } }
let d: any Copyable2 = Doc2.create(); print(type(of: d.copy()), (d.copy() as! Doc2).t, type(of: d).tag)
let t: any Copyable2.Type = type(of: d); print(t.tag, t.create() is Doc2)
let made = t.create(); print(type(of: made))
for x in [Doc.self, Doc2.self] as [any Copyable2.Type] { print(x.tag, x.create().copy() is Doc2, type(of: x.create())) }
func mk<T: Copyable2>(_ t: T.Type) -> T { t.create() }; print(type(of: mk(Doc2.self)), mk(Doc2.self).extra, mk(type(of: d) as! Doc.Type).t)
protocol Shape { init(); static func unit() -> Self; static var sides: Int { get } }
extension Shape { static func unit() -> Self { Self() } }
struct Sq: Shape { static let sides = 4 }; struct Tr: Shape { static let sides = 3; var h = 2 }
let shapes: [any Shape.Type] = [Sq.self, Tr.self]; print(shapes.map { $0.init() }, shapes.map { $0.unit() }, shapes.map { $0.sides }, shapes[1].unit() is Tr)
