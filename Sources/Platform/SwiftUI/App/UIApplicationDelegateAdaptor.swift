import UIKit

/// Makes an app's delegate, which hears of the start before the first window opens.
///
///     @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let delegate: DelegateType

    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let made = ObjectInit.make(delegateType) as? DelegateType else {
            fatalError("\(delegateType) has to be an NSObject with an init()")
        }
        delegate = made
        OpenApps.delegate = delegate
    }

    @MainActor @preconcurrency
    public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(root: delegate) }
}
