/// Run loops of a world: waits during which other items of the main executor run.
public enum WorldRunLoop {
    /// Waits until a virtual time, or without end; then `.deadlock` means that no item is left.
    @discardableResult
    public static func run(until time: Int? = nil, in world: World) -> WaitResult {
        RunLoopWait(world).run(until: time)
    }
}
