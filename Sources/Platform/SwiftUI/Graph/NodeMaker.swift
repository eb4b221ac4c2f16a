/// Makes the nodes of one type of view.
///
/// What kind of view a type is gets found out once: casting a value to a protocol takes longer than making its node.
@MainActor
package class NodeMaker<V: View> {
    func make(_ view: V, parent: Node?, environment: EnvironmentValues) -> Node {
        BodyNode(view: view, parent: parent, environment: environment)
    }
}

@MainActor
enum NodeMakers {
    private static var byType: [ObjectIdentifier: AnyObject] = [:]

    static func maker<V: View>(of _: V.Type) -> NodeMaker<V> {
        if let known = byType[ObjectIdentifier(V.self)] { return unsafeDowncast(known, to: NodeMaker<V>.self) }
        let maker = find(V.self) as! NodeMaker<V>
        byType[ObjectIdentifier(V.self)] = maker
        return maker
    }

    private static func find<V: View>(_ type: V.Type) -> AnyObject {
        if let primitive = type as? any PrimitiveView.Type { return primitive.maker }
        if V.Body.self == Never.self {
            if let view = type as? any UIViewRepresentable.Type { return view.maker }
            if let view = type as? any UIViewControllerRepresentable.Type { return view.maker }
        }
        return NodeMaker<V>()
    }
}

final class PrimitiveMaker<V: PrimitiveView>: NodeMaker<V> {
    override func make(_ view: V, parent: Node?, environment: EnvironmentValues) -> Node {
        view.makeNode(parent: parent, environment: environment)
    }
}

private final class RepresentableMaker<V: UIViewRepresentable>: NodeMaker<V> {
    override func make(_ view: V, parent: Node?, environment: EnvironmentValues) -> Node {
        RepresentableNode(view: view, parent: parent, environment: environment)
    }
}

private final class ControllerMaker<V: UIViewControllerRepresentable>: NodeMaker<V> {
    override func make(_ view: V, parent: Node?, environment: EnvironmentValues) -> Node {
        ControllerNode(view: view, parent: parent, environment: environment)
    }
}

private final class ModifierMaker<Content: View, Modifier: PrimitiveModifier>:
    NodeMaker<ModifiedContent<Content, Modifier>>
{
    override func make(
        _ view: ModifiedContent<Content, Modifier>, parent: Node?, environment: EnvironmentValues
    ) -> Node { view.modifier.makeNode(view: view, parent: parent, environment: environment) }
}

extension PrimitiveView {
    package static var maker: AnyObject { PrimitiveMaker<Self>() }
}

extension UIViewRepresentable {
    fileprivate static var maker: AnyObject { RepresentableMaker<Self>() }
}

extension UIViewControllerRepresentable {
    fileprivate static var maker: AnyObject { ControllerMaker<Self>() }
}

extension PrimitiveModifier {
    static func maker<Content: View>(around _: Content.Type) -> AnyObject { ModifierMaker<Content, Self>() }
}
