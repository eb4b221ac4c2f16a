/// The words of the screens. Set them before a screen is shown, for instance to translate them.
@preconcurrency @MainActor public enum SBUStringSet {
    /// The list's title.
    public static var openChannelListTitle = "Channels"
    /// What a screen reader says of the button that creates a channel.
    public static var createChannel = "New channel"
    /// What a screen reader says of the way back.
    public static var back = "Back"
    /// A list that has no channels.
    public static var emptyListTitle = "No channels yet"
    /// What to do about it.
    public static var emptyListDetail = "Open channels that anyone may enter appear here."
    /// A list that could not be loaded.
    public static var failedListTitle = "The channels could not be loaded"
    /// Tries again.
    public static var retry = "Retry"
    /// A page that could not be loaded, below those that are here.
    public static var failedPage = "More channels could not be loaded."
    /// A channel without a name.
    public static var unnamedChannel = "Channel without a name"
    /// Only operators may write there.
    public static var frozen = "Frozen"
    /// How many are in a channel.
    public static var participants: @MainActor (Int) -> String = { $0 == 1 ? "1 here" : "\($0) here" }

    // MARK: A channel

    /// What a screen reader says of the button that leads to the settings.
    public static var channelSettings = "Channel settings"
    /// The user was banned while they were in a channel, or may not come in.
    public static var bannedTitle = "You were banned from this channel"
    /// What that means.
    public static var bannedDetail = "An operator keeps you out. Your messages stay."
    /// The channel was deleted while the user was in it.
    public static var deletedTitle = "This channel was deleted"
    /// What that means.
    public static var deletedDetail = "Nobody can read or write here any more."
    /// The user was removed.
    public static var removedTitle = "You are no longer in this channel"
    /// Comes in again.
    public static var enterAgain = "Enter again"
    /// A channel that could not be entered.
    public static var failedChannelTitle = "The channel could not be opened"
    /// In place of the input, for somebody who is muted.
    public static var muted = "An operator has muted you: you can read, but not write."

    // MARK: Creating one

    /// The screen's title.
    public static var createChannelTitle = "New channel"
    /// The button that does it.
    public static var create = "Create"
    /// What a channel is called.
    public static var channelName = "Name"
    /// What it is about.
    public static var channelTopic = "What it is about"
    /// It did not work.
    public static var failedCreating = "The channel could not be created"

    // MARK: Settings and people

    /// The screen's title.
    public static var settingsTitle = "Channel"
    /// Those who are here now.
    public static var participantsTitle = "Participants"
    /// Those who run the channel.
    public static var operatorsTitle = "Operators"
    /// Those whose right to write was taken away.
    public static var mutedTitle = "Muted people"
    /// Those who are kept out.
    public static var bannedPeopleTitle = "Banned people"
    /// A switch: only operators can write.
    public static var freeze = "Only operators can write"
    /// Changes the name.
    public static var rename = "Change the name"
    /// Closes the channel for everybody.
    public static var deleteChannel = "Delete the channel"
    /// What that means, before it is done.
    public static var deleteChannelWarning = "It is closed for everybody, for good."
    /// Goes out.
    public static var leaveChannel = "Leave the channel"
    /// A list of people with nobody in it.
    public static var nobody = "Nobody"
    /// It did not work.
    public static var failedChange = "That could not be changed"
    /// What can be done with somebody.
    public static var makeOperator = "Make operator"
    /// The opposite.
    public static var removeOperator = "Make participant"
    /// Takes away the right to write.
    public static var mute = "Mute"
    /// Gives it back.
    public static var unmute = "Unmute"
    /// Removes somebody and keeps them out.
    public static var ban = "Ban"
    /// Lets them in again.
    public static var unban = "Unban"
    /// Mark of the current user.
    public static var you = "You"
    /// Takes note.
    public static var ok = "OK"
    /// Does nothing.
    public static var cancel = "Cancel"
    /// Keeps what was changed.
    public static var save = "Save"
}
