/// Which components the kit's controllers are made of, where none was set on the controller itself.
@preconcurrency @MainActor public enum SBUModuleSet {
    /// The components of the list of open channels.
    @preconcurrency @MainActor public enum OpenChannelListModule {
        /// What stands in the navigation bar.
        public static var HeaderComponent: SBUOpenChannelListModule.Header.Type = SBUOpenChannelListModule.Header.self
        /// The channels.
        public static var ListComponent: SBUOpenChannelListModule.List.Type = SBUOpenChannelListModule.List.self
    }

    /// The components of a channel.
    @preconcurrency @MainActor public enum OpenChannelModule {
        /// What stands in the navigation bar.
        public static var HeaderComponent: SBUOpenChannelModule.Header.Type = SBUOpenChannelModule.Header.self
        /// What stands above the messages: a film, for instance.
        public static var MediaComponent: SBUOpenChannelModule.Media.Type = SBUOpenChannelModule.Media.self
        /// The messages.
        public static var ListComponent: SBUOpenChannelModule.List.Type = SBUOpenChannelModule.List.self
        /// Where messages are written.
        public static var InputComponent: SBUOpenChannelModule.Input.Type = SBUOpenChannelModule.Input.self
    }

    /// The components of the screen that creates a channel.
    @preconcurrency @MainActor public enum CreateOpenChannelModule {
        /// What stands in the navigation bar.
        public static var HeaderComponent: SBUCreateOpenChannelModule.Header.Type =
            SBUCreateOpenChannelModule.Header.self
        /// What the channel is to be.
        public static var InputComponent: SBUCreateOpenChannelModule.Input.Type = SBUCreateOpenChannelModule.Input.self
    }

    /// The components of a channel's settings.
    @preconcurrency @MainActor public enum OpenChannelSettingsModule {
        /// What stands in the navigation bar.
        public static var HeaderComponent: SBUOpenChannelSettingsModule.Header.Type =
            SBUOpenChannelSettingsModule.Header.self
        /// The settings.
        public static var ListComponent: SBUOpenChannelSettingsModule.List.Type =
            SBUOpenChannelSettingsModule.List.self
    }

    /// The components of a list of a channel's people.
    @preconcurrency @MainActor public enum OpenChannelPeopleModule {
        /// What stands in the navigation bar.
        public static var HeaderComponent: SBUOpenChannelPeopleModule.Header.Type =
            SBUOpenChannelPeopleModule.Header.self
        /// The people.
        public static var ListComponent: SBUOpenChannelPeopleModule.List.Type = SBUOpenChannelPeopleModule.List.self
    }
}
