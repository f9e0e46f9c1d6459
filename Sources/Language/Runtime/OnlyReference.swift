extension UnsafeMutablePointer where Pointee: AnyObject {
    /// Returns true if the object is known to be uniquely referenced; false means unknown.
    ///
    /// The second word of an object contains its reference counts. The upper half has the strong references beyond the
    /// first, the deiniting flag and the side-table flag: zero means a unique reference.
    ///
    /// Each write of an element or field needs this test. Reading the header takes 0.2 ns, a call of
    /// `isKnownUniquelyReferenced` 1.0 ns. `BoxTests` compares the two, so a Swift runtime with another header layout
    /// fails there.
    @inlinable @inline(__always) public var isPlainlyOnlyReference: Bool {
        #if arch(x86_64) || arch(arm64)
            let object = UnsafeRawPointer(self).load(as: UnsafeRawPointer.self)
            return object.load(fromByteOffset: 8, as: UInt64.self) &>> 32 == 0
        #else
            return false
        #endif
    }

    /// True if the object is uniquely referenced, like `isKnownUniquelyReferenced` but without a call in most cases.
    @inlinable @inline(__always) public var isOnlyReference: Bool {
        isPlainlyOnlyReference || isKnownUniquelyReferenced(&pointee)
    }
}
