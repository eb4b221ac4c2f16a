/// A row that scrolled away leaves its tree to the next row of its kind, as far as nothing in it would tell.
///
/// Making the nodes and views of a row takes several times as long as updating those that are there. A tree is taken over as
/// if it were new: state starts at its initial values, what runs on appearance runs again, and nothing moves there from where
/// the old row had it. Kinds of nodes that keep more than that (scroll positions, text that is being written, gestures under
/// way) say no, and a row with one of them is made anew.
@MainActor
enum TakingOver {
    /// Whether trees are updated for another row than they were made for.
    private(set) static var isUnderWay = false

    static func perform(_ update: () -> Void) {
        let outer = isUnderWay
        isUnderWay = true
        defer { isUnderWay = outer }
        update()
    }
}

/// A modifier whose view keeps nothing but what `apply` sets, so that it can serve another row.
@MainActor
protocol ForgetfulModifier {
    var canBeTakenOver: Bool { get }
}

extension ForgetfulModifier {
    var canBeTakenOver: Bool { true }
}

extension OpacityModifier: ForgetfulModifier {}
extension HiddenModifier: ForgetfulModifier {}
extension ClipModifier: ForgetfulModifier {}
extension ShadowModifier: ForgetfulModifier {}
extension FilterModifier: ForgetfulModifier {}
extension ColorMultiplyModifier: ForgetfulModifier {}
extension BlendModifier: ForgetfulModifier {}
extension CompositingModifier: ForgetfulModifier {}
extension TransformModifier: ForgetfulModifier {}
extension HitTestingModifier: ForgetfulModifier {}
extension ColorSchemeModifier: ForgetfulModifier {}
extension LayoutDirectionModifier: ForgetfulModifier {}
extension OffsetModifier: ForgetfulModifier {}
extension PositionModifier: ForgetfulModifier {}
extension PaddingModifier: ForgetfulModifier {}
extension FixedSizeModifier: ForgetfulModifier {}
extension AspectRatioModifier: ForgetfulModifier {}
extension FixedFrameModifier: ForgetfulModifier {}
extension FlexibleFrameModifier: ForgetfulModifier {}
extension PriorityModifier: ForgetfulModifier {}
extension ZIndexModifier: ForgetfulModifier {}
extension TraitModifier: ForgetfulModifier {}
extension AlignmentGuideModifier: ForgetfulModifier {}
extension ControlModifier: ForgetfulModifier {}

// Those that hear of what happens elsewhere (`onReceive`, `onChange`) must not while no row is theirs.
extension AppearanceModifier: ForgetfulModifier {}
extension TaskModifier: ForgetfulModifier {}
extension ListRowOption: ForgetfulModifier {}
/// A row out of sight has no keys.
extension ShortcutModifier: ForgetfulModifier {
    var canBeTakenOver: Bool { shortcut == nil }
}

extension StateObject: ObjectKeepingProperty {}
extension ObservedObject: ObjectKeepingProperty {}
extension FocusState: ObjectKeepingProperty {}
extension Namespace: ObjectKeepingProperty {}
