import Foundation

/// Makes an object of a class that is known only at run time, as Apple's UIKit makes the delegates that an app names.
///
/// See `DynamicInit`: a class value, read as that of a subclass which marks the initialiser as required, calls the entry of
/// the initialiser in its own table.
@MainActor package enum ObjectInit {
    @_optimize(none) @inline(never)
    package static func make(_ type: AnyClass) -> AnyObject? {
        if let responder = type as? UIResponder.Type {
            return unsafeBitCast(responder, to: _ResponderInit.Type.self).init()
        }
        if let object = type as? NSObject.Type { return unsafeBitCast(object, to: _ObjectInit.Type.self).init() }
        return nil
    }
}

/// Not for use outside of this file; `open` for the reason that `DynamicInit` gives.
open class _ResponderInit: UIResponder {
    public required override init() { super.init() }
}

/// Not for use outside of this file; `open` for the reason that `DynamicInit` gives.
open class _ObjectInit: NSObject {
    public required override init() { super.init() }
}
