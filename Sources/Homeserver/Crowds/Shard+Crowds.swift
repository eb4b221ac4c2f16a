extension Shard {
    /// Whether a room is so large that nobody is told who of the others is there, reads or types, and comings and goings are told in beats:
    /// that all members tell all members something costs the square of their number.
    func isCrowd(_ room: Room) -> Bool { room.state.joinedCount > environment.crowdSize }
}
