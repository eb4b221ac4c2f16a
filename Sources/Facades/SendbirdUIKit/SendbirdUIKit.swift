@_exported import ParlorUIKit
@_exported import SendbirdChatSDK
@_exported import UIKit
