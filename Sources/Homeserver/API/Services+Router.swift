import HTTPServer

extension Services {
    /// Every endpoint, feature by feature.
    func router() -> Router {
        var api = API(self)
        api.addOperationsRoutes()
        api.addAdministrationRoutes()
        api.addVersionRoutes()
        api.addAccountRoutes()
        api.addRegistrationRoutes()
        api.addLoginRoutes()
        api.addProfileRoutes()
        api.addDeviceRoutes()
        api.addToDeviceRoutes()
        api.addKeyRoutes()
        api.addCrossSigningRoutes()
        api.addBackupRoutes()
        api.addAccountDataRoutes()
        api.addFilterRoutes()
        api.addPushRuleRoutes()
        api.addNotificationRoutes()
        api.addPusherRoutes()
        api.addPresenceRoutes()
        api.addRoomRoutes()
        api.addMembershipRoutes()
        api.addStateRoutes()
        api.addSendingRoutes()
        api.addHistoryRoutes()
        api.addTypingRoutes()
        api.addReceiptRoutes()
        api.addSyncRoutes()
        api.addDirectoryRoutes()
        api.addMediaRoutes()
        return api.router
    }
}
