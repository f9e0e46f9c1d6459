/// What has brought about each of the events that wait in an operator, first in, first out. It exists only where somebody
/// records; elsewhere operators have none.
final class Causes {
    private unowned let world: World
    private let line = RingBuffer<Int>()

    private init(_ world: World) { self.world = world }

    static func kept() -> Causes? {
        guard let world = World.current, world.isRecorded else { return nil }
        return Causes(world)
    }

    /// An event begins to wait.
    func append() { line.append(world.cause) }

    /// The first one happens now.
    func take() { if !line.isEmpty { world.cause = line.removeFirst() } }

    /// The first one happens, and what comes afterwards is of what was before: a timer that goes on comes of no element.
    func taking(_ body: () -> Void) {
        let outer = world.cause
        take()
        body()
        world.cause = outer
    }

    /// Only the newest waits on.
    func replace() {
        line.removeAll()
        append()
    }

    func removeAll() { line.removeAll() }
}
