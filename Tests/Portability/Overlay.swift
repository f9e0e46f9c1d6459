// The Swift overlay of macOS's C library, as far as `Sources/Platform` uses it.
import Darwin

package var errno: Int32 {
    get { 0 }
    set { _ = newValue }
}

package let SIG_IGN: (@convention(c) (Int32) -> Void)? = nil

package var MAP_FAILED: UnsafeMutableRawPointer! { UnsafeMutableRawPointer(bitPattern: -1) }

package func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }

package func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
