/// Run loops of a world: waiting that lets other items of the main executor run.
public enum WorldRunLoop {
    /// Waits until a time of the world's clock, or for ever: then `.deadlock` says that nothing at all is left to do.
    @discardableResult
    public static func run(until time: Int? = nil, in world: World) -> WaitResult {
        RunLoopWait(world).run(until: time)
    }
}
