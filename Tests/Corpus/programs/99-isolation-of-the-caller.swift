// #isolation is the actor of the caller
actor A { func who() -> String { here() } 
  func go() async -> Bool { await there() } }
func here(iso: isolated (any Actor)? = #isolation) -> String { iso == nil ? "nowhere" : "\(type(of: iso!))" }
func there(iso: isolated (any Actor)? = #isolation) async -> Bool { iso is A }
@MainActor func m() -> String { here() }
func f() async -> Bool { #isolation == nil }
@main struct X { static func main() async { let a = A(); print(await a.who(), await a.go(), await m(), await f()) 
 func plain() -> String { here() }
 print(plain()) } }
