import Foundation
import Platform

extension UnsafeMutablePointer where Pointee: ~Copyable {
    /// Memory for so many elements, to be given back by `free`.
    ///
    /// `allocate` asks for an alignment even where that of `malloc` will do, and the C library takes several times as long for
    /// it: much of what a subscription takes.
    static func memory(for count: Int) -> UnsafeMutablePointer {
        if !isPlain { return allocate(capacity: count) }
        guard let start = SystemMemory.allocate(count &* MemoryLayout<Pointee>.stride) else {
            fatalError("out of memory")
        }
        return start.bindMemory(to: Pointee.self, capacity: count)
    }

    func giveBack() {
        if UnsafeMutablePointer.isPlain { SystemMemory.free(self) } else { deallocate() }
    }

    private static var isPlain: Bool { MemoryLayout<Pointee>.alignment <= 16 }
}
