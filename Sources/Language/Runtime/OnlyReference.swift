extension UnsafeMutablePointer where Pointee: AnyObject {
    /// Returns true if the object is known to be uniquely referenced; false means unknown.
    ///
    /// The second word of an object are its counts. In the upper half stand the strong references beyond the first, whether it
    /// is dying, and whether the counts lie elsewhere: zero means that this is the only one.
    @inlinable @inline(__always) public var isPlainlyOnlyReference: Bool {
        #if arch(x86_64) || arch(arm64)
            let object = UnsafeRawPointer(self).load(as: UnsafeRawPointer.self)
            return object.load(fromByteOffset: 8, as: UInt64.self) &>> 32 == 0
        #else
            return false
        #endif
    }

    /// True if the object is uniquely referenced, as `isKnownUniquelyReferenced`, without a call in most cases.
    @inlinable @inline(__always) public var isOnlyReference: Bool {
        isPlainlyOnlyReference || isKnownUniquelyReferenced(&pointee)
    }
}
