/// Run loops of a world: waits during which other items of the main executor run.
public enum WorldRunLoop {
    /// Waits until a virtual time. If no time is given, waits without end; `.deadlock` then means that no item is left.
    @discardableResult
    public static func run(until time: Int? = nil, in world: World) -> WaitResult {
        RunLoopWait(world).run(until: time)
    }
}
