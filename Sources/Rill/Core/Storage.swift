import Foundation
import Platform

extension UnsafeMutablePointer where Pointee: ~Copyable {
    /// Allocates memory for `count` elements, which `free` frees.
    ///
    /// `allocate` requests an alignment even if that of `malloc` suffices, which takes several times as long and is a
    /// large part of the cost of a subscription.
    static func memory(for count: Int) -> UnsafeMutablePointer {
        if !isPlain { return allocate(capacity: count) }
        guard let start = SystemMemory.allocate(count &* MemoryLayout<Pointee>.stride) else {
            fatalError("out of memory")
        }
        return start.bindMemory(to: Pointee.self, capacity: count)
    }

    func deallocateStorage() {
        if UnsafeMutablePointer.isPlain { SystemMemory.free(self) } else { deallocate() }
    }

    private static var isPlain: Bool { MemoryLayout<Pointee>.alignment <= 16 }
}
