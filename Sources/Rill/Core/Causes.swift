/// The causes of the events that wait in an operator, first in, first out. Exists only while a recorder is active.
final class Causes {
    private unowned let world: World
    private let queue = RingBuffer<Int>()

    private init(_ world: World) { self.world = world }

    static func makeIfRecorded() -> Causes? {
        guard let world = World.current, world.isRecorded else { return nil }
        return Causes(world)
    }

    /// Adds the current cause for an event that begins to wait.
    func append() { queue.append(world.cause) }

    /// Makes the first cause current, because its event is sent now.
    func makeFirstCurrent() { if !queue.isEmpty { world.cause = queue.removeFirst() } }

    /// Makes the first cause current during `body` and restores the previous one, because a timer that is scheduled
    /// afterwards is not caused by the element.
    func withFirstCurrent(_ body: () -> Void) {
        let outer = world.cause
        makeFirstCurrent()
        body()
        world.cause = outer
    }

    /// Keeps only the newest cause.
    func replace() {
        queue.removeAll()
        append()
    }

    func removeAll() { queue.removeAll() }
}
