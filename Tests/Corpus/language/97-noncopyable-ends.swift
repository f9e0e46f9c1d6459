// A deinit of values that cannot be copied: scopes, moves, branches, discard
struct File: ~Copyable {
    let fd: Int
    init(_ fd: Int) { self.fd = fd; print("open", fd) }
    deinit { print("close", fd) }
    consuming func close() { print("closing", fd); discard self }
    consuming func end() { print("ending", fd) }
    borrowing func look() -> Int { fd }
}
func take(_ f: consuming File) { print("taking", f.fd) }
func look(_ f: borrowing File) { print("looking", f.fd) }
func change(_ f: inout File) { f = File(f.fd + 100); print("changed") }
func make(_ n: Int) -> File { let f = File(n); print("made"); return f }
func plain() { let a = File(1); print("in plain", a.fd); print("more") }
func two() { let a = File(2); let b = File(3); print("two", b.fd, a.fd) }
func moved() { let a = File(4); take(a); print("after take") }
func closed() { let a = File(5); a.close(); print("after close") }
func ended() { let a = File(6); a.end(); print("after end") }
func swapped() { var a = File(7); change(&a); print("back", a.look()) }
func assigned() { var a = File(8); print("x", a.fd); a = File(9); print("assigned", a.fd) }
func passed() { let a = make(10); let b = a; print("passed", b.fd) }
func branch(_ c: Bool) { let a = File(11); if c { take(a) } else { print("not") }; print("end branch") }
func ignored() { _ = File(12); print("ignored") }
func temp() { print(File(13).look()); print("after temp") }
func scope() { do { let a = File(14); print("in do", a.fd) }; print("after do") }
func loop() { for i in 15..<17 { let a = File(i); print("turn", a.fd) }; print("loop over") }
func early(_ c: Bool) { let a = File(17); if c { print("early"); return }; print("late", a.fd) }
func thrown() throws { let a = File(18); print(a.fd); struct E: Error {}; throw E() }
func call() { take(File(19)); look(File(20)); print("call over") }
plain(); print("-"); two(); print("-"); moved(); print("-"); closed(); print("-"); ended(); print("-"); swapped(); print("-"); assigned(); print("-"); passed(); print("-")
branch(true); print("-"); branch(false); print("-"); ignored(); print("-"); temp(); print("-"); scope(); print("-"); loop(); print("-"); early(true); print("-"); early(false); print("-")
do { try thrown() } catch { print("caught") }
print("-"); call()
