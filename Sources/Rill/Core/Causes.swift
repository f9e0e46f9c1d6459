/// The causes of the events that wait in an operator, first in, first out. The object exists only while a recorder is
/// active.
final class CauseQueue {
    private unowned let world: World
    private let queue = RingBuffer<Int>()

    private init(_ world: World) { self.world = world }

    static func makeIfRecording() -> CauseQueue? {
        guard let world = World.current, world.isRecorded else { return nil }
        return CauseQueue(world)
    }

    /// Adds the current cause for an event that begins to wait.
    func appendCurrent() { queue.append(world.cause) }

    /// Makes the first cause the current one, because its event is sent now.
    func setFirstAsCurrent() { if !queue.isEmpty { world.cause = queue.removeFirst() } }

    /// Makes the first cause the current one during `body`, and then restores the previous one, because the element is
    /// not the cause of a timer that is scheduled afterwards.
    func withFirstCurrent(_ body: () -> Void) {
        let outer = world.cause
        setFirstAsCurrent()
        body()
        world.cause = outer
    }

    /// Replaces all causes by the current one.
    func replaceWithCurrent() {
        queue.removeAll()
        appendCurrent()
    }

    func removeAll() { queue.removeAll() }
}
