import Texts

// The library's texts are part of the executable and are read without being copied. C functions give access to them, so
// that modules which import only the C header need not be rebuilt when a text changes.

/// A library text with its index; the generated file `Pages.swift` creates all of them.
struct Page {
    let interface: Interface

    init(kind: InterfaceKind, _ module: StaticString, _ name: StaticString, _ text: StaticString, index: StaticString) {
        interface = Interface(
            kind: kind, module: module.characters, name: name.characters, bytes: text.utf8Start,
            count: text.utf8CodeUnitCount, index: index.utf8Start, index_count: index.utf8CodeUnitCount)
    }
}

extension StaticString {
    fileprivate var characters: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}

private let interfaces: UnsafeBufferPointer<Interface> = {
    let pages = makePages().map(\.interface)
    let buffer = UnsafeMutableBufferPointer<Interface>.allocate(capacity: pages.count)
    _ = buffer.initialize(from: pages)
    return UnsafeBufferPointer(buffer)
}()

@_cdecl("library_interfaces") public func libraryInterfaces() -> UnsafePointer<Interface> { interfaces.baseAddress! }
@_cdecl("library_interface_count") public func libraryInterfaceCount() -> Int { interfaces.count }
@_cdecl("library_inner_names") public func libraryInnerNames() -> UnsafePointer<UInt8> { innerNames.utf8Start }
@_cdecl("library_usage") public func libraryUsage() -> UnsafePointer<UInt8> { usage.utf8Start }
