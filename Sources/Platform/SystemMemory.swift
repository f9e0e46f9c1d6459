#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The memory of the process.
package enum SystemMemory {
    /// The number of bytes of memory that the process uses; 0 if the number is unknown.
    package static var residentBytes: Int {
        #if canImport(Darwin)
            var info = mach_task_basic_info()
            var count = mach_msg_type_number_t(
                MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
            let result = withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                    task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
                }
            }
            return result == KERN_SUCCESS ? Int(info.resident_size) : 0
        #else
            guard let file = SystemFile("/proc/self/statm", .reading) else { return 0 }
            defer { file.close() }
            var bytes = [UInt8](repeating: 0, count: 128)
            let count = file.read(into: &bytes)
            guard count > 0 else { return 0 }
            let numbers = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
            return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * page : 0
        #endif
    }

    #if !canImport(Darwin)
        private static let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    #endif

    /// Reserves address space, whose pages get memory when they are touched. Returns nil if there is no space.
    package static func reserve(_ bytes: Int) -> UnsafeMutableRawPointer? {
        let flags = MAP_PRIVATE | anonymousMapping | MAP_NORESERVE
        let found = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0)
        return found == MAP_FAILED ? nil : found
    }

    /// Frees reserved address space, or a part of it.
    package static func unmap(_ start: UnsafeMutableRawPointer, _ bytes: Int) { munmap(start, bytes) }

    /// Frees the memory of reserved addresses. The addresses stay reserved, and their bytes are zero when they are
    /// touched again.
    package static func discard(_ start: UnsafeMutableRawPointer, _ bytes: Int) {
        #if canImport(Darwin)
            // On Darwin, `MADV_DONTNEED` keeps the contents of the memory, so the range is mapped again.
            _ = mmap(start, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE | MAP_FIXED, -1, 0)
        #else
            madvise(start, bytes, MADV_DONTNEED)
        #endif
    }

    #if canImport(Darwin)
        private static let anonymousMapping = MAP_ANON
    #else
        private static let anonymousMapping = MAP_ANONYMOUS
    #endif

    /// Allocates a block of memory that is aligned for any type up to 16 bytes; returns nil if there is no memory.
    @inlinable @inline(__always)
    package static func allocate(_ bytes: Int) -> UnsafeMutableRawPointer? { malloc(bytes) }

    /// Resizes a block of `allocate`, which may move the block; nil allocates a new block.
    @inlinable @inline(__always)
    package static func resize(_ block: UnsafeMutableRawPointer?, to bytes: Int) -> UnsafeMutableRawPointer? {
        realloc(block, bytes)
    }

    /// Frees a block of `allocate`.
    @inlinable @inline(__always) package static func free(_ block: UnsafeMutableRawPointer?) { systemFree(block) }

    /// Returns the address of the first byte with a value in a range of memory; nil if there is none.
    @inlinable @inline(__always)
    package static func findByte(_ byte: UInt8, in start: UnsafeRawPointer, count: Int) -> UnsafeRawPointer? {
        memchr(start, Int32(byte), count).map { UnsafeRawPointer($0) }
    }

    @inlinable @inline(__always)
    package static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
        memcmp(left, right, count) == 0
    }
}

@usableFromInline @inline(__always) func systemFree(_ block: UnsafeMutableRawPointer?) { free(block) }
