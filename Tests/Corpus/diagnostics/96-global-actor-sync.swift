// A function of a global actor called from a synchronous one
@globalActor actor Store {
    static let shared = Store()
}
@Store func save() {}
func press() {
    save()
}
press()
