// swift-tools-version: 6.0
import PackageDescription

// Imports run one way, downwards: Facades > Kits > Parlor > Matrix; Kits > Platform > System; Homeserver > Matrix, System.
// ARCHITECTURE.md says what each floor is for.

/// The platform modules and the kits imitate an API that predates Swift 6's checking; customers compile in both modes.
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

func library(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = [],
    linker: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(folder)\(name)",
        swiftSettings: settings, linkerSettings: linker)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = []) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", swiftSettings: settings)
}

let system: [Target] = [
    .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CEpoll", path: "Sources/System/CEpoll"),
    .systemLibrary(name: "CCrypto", path: "Sources/System/CCrypto", pkgConfig: "libcrypto"),
    .systemLibrary(name: "CGtk", path: "Sources/System/CGtk", pkgConfig: "gtk4"),
    .systemLibrary(name: "CThumbnails", path: "Sources/System/CThumbnails", pkgConfig: "gdk-pixbuf-2.0"),
    .target(name: "CSimdJSON", path: "Sources/System/CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "GtkShim", dependencies: ["CGtk"], path: "Sources/System/GtkShim"),
    library("SQLite", in: "System/", ["CSQLite"]),
    library("JSON", in: "System/", ["CSimdJSON"]),
    library("Crypto", in: "System/", ["CCrypto"]),
    library("HTTPServer", in: "System/", ["CEpoll"]),
    library("Thumbnails", in: "System/", ["CThumbnails"]),
]

let core: [Target] = [
    library("Matrix", in: "", ["JSON"]),
    library("Homeserver", in: "", ["Matrix", "JSON", "SQLite", "HTTPServer", "Crypto", "Thumbnails"]),
    library("Parlor", in: "", ["Matrix", "JSON", "SQLite", "Combine"]),
]

let platform: [Target] = [
    library("AppleFoundation", in: "Platform/"),
    library("Combine", in: "Platform/", ["AppleFoundation"]),
    library(
        "UIKit", in: "Platform/", ["AppleFoundation", "CGtk", "GtkShim"], settings: swift5,
        linker: [.linkedLibrary("dispatch")]),
    library("AVFoundation", in: "Platform/", ["UIKit", "CGtk", "GtkShim"], settings: swift5),
    library("CoreGraphics", in: "Platform/Frameworks/", ["UIKit"], settings: swift5),
    library("QuartzCore", in: "Platform/Frameworks/", ["UIKit"], settings: swift5),
    library("UniformTypeIdentifiers", in: "Platform/Frameworks/", ["UIKit"], settings: swift5),
    library("UserNotifications", in: "Platform/Frameworks/", ["UIKit"], settings: swift5),
    library("PhotosUI", in: "Platform/Frameworks/", ["SwiftUI", "UIKit"], settings: swift5),
    library("OSLog", in: "Platform/Frameworks/"),
    library("os", in: "Platform/Frameworks/", ["OSLog"]),
    library("SafariServices", in: "Platform/Frameworks/", ["UIKit"], settings: swift5),
    library("QuickLook", in: "Platform/Frameworks/", ["UIKit"], settings: swift5),
    library("Photos", in: "Platform/Frameworks/", ["UIKit"], settings: swift5),
    library("CoreLocation", in: "Platform/Frameworks/", settings: swift5),
    library("MobileCoreServices", in: "Platform/Frameworks/", settings: swift5),
    library("CoreMedia", in: "Platform/Frameworks/", ["AVFoundation"], settings: swift5),
    library("AVKit", in: "Platform/Frameworks/", ["AVFoundation", "SwiftUI", "UIKit"], settings: swift5),
    library("SwiftUI", in: "Platform/", ["AppleFoundation", "UIKit", "Combine"], settings: swift5),
]

let kits: [Target] = [
    library("ParlorUI", in: "Kits/", ["Parlor"]),
    library("ParlorMedia", in: "Kits/", ["ParlorUI", "Parlor", "UIKit", "AVFoundation"], settings: swift5),
    library(
        "ParlorUIKit", in: "Kits/", ["ParlorMedia", "ParlorUI", "Parlor", "UIKit", "AVFoundation"], settings: swift5),
    library("ParlorSwiftUI", in: "Kits/", ["ParlorMedia", "ParlorUI", "Parlor", "SwiftUI", "UIKit"], settings: swift5),
    library("StreamChat", in: "Facades/", ["Parlor"]),
    library("StreamChatUI", in: "Facades/", ["ParlorUIKit"], settings: swift5),
    library("StreamChatSwiftUI", in: "Facades/", ["ParlorSwiftUI"], settings: swift5),
    library("SendbirdChatSDK", in: "Facades/", ["Parlor"]),
    library("SendbirdUIKit", in: "Facades/", ["SendbirdChatSDK", "ParlorUIKit", "UIKit", "Combine"], settings: swift5),
]

let programs: [Target] = [
    .executableTarget(
        name: "ParlorCommand", dependencies: ["Homeserver", "HTTPServer", "Parlor", "Matrix", "JSON"],
        path: "Sources/ParlorCommand"),
    .executableTarget(
        name: "ParlorDemo", dependencies: ["StreamChat", "StreamChatSwiftUI", "SwiftUI"], path: "Examples/ParlorDemo",
        swiftSettings: swift5),
    .executableTarget(
        name: "UIKitChat", dependencies: ["StreamChat", "StreamChatUI", "UIKit"], path: "Examples/UIKitChat",
        swiftSettings: swift5),
    .target(
        name: "SwiftUIRecipes", dependencies: ["StreamChat", "StreamChatSwiftUI", "SwiftUI", "UIKit", "AVFoundation"],
        path: "Examples/SwiftUIRecipes", swiftSettings: swift5),
    .executableTarget(
        name: "OpenChannels", dependencies: ["SendbirdUIKit", "UIKit", "AVFoundation"],
        path: "Examples/OpenChannels", swiftSettings: swift5),
    .executableTarget(
        name: "ServerBench", dependencies: ["Homeserver", "HTTPServer", "Matrix", "CEpoll", "Support"],
        path: "Benchmarks/ServerBench"),
    .executableTarget(
        name: "ParlorCoreBench", dependencies: ["Parlor"], path: "Benchmarks/ParlorCoreBench"),
    .executableTarget(
        name: "UIBench",
        dependencies: ["Parlor", "ParlorSwiftUI", "ParlorUIKit", "SwiftUI", "UIKit", "Support", "WindowSupport"],
        path: "Benchmarks/UIBench", swiftSettings: swift5),
]

let testTargets: [Target] = [
    .target(
        name: "Support", dependencies: ["Homeserver", "Matrix", "JSON", "Crypto"], path: "Tests/Support"),
    .target(
        name: "WindowSupport", dependencies: ["UIKit", "CGtk"], path: "Tests/WindowSupport", swiftSettings: swift5),
    .target(
        name: "KitSupport", dependencies: ["Parlor", "Matrix", "JSON", "HTTPServer", "Support", "WindowSupport"],
        path: "Tests/KitSupport", swiftSettings: swift5),
    tests("SQLite", ["SQLite"]),
    tests("JSON", ["JSON"]),
    tests("Crypto", ["Crypto"]),
    tests("HTTPServer", ["HTTPServer", "Support"]),
    tests("Command", ["ParlorCommand", "Parlor", "Support", "Matrix", "JSON"]),
    tests("Matrix", ["Matrix", "JSON"]),
    tests("Homeserver", ["Homeserver", "Matrix", "JSON", "SQLite", "Crypto", "Support"]),
    tests("Parlor", ["Parlor", "Matrix", "JSON", "SQLite", "Support"]),
    tests("Contract", ["Homeserver", "Parlor", "Matrix", "JSON", "Support"]),
    tests("Combine", ["Combine"]),
    tests("UIKit", ["UIKit", "WindowSupport"], settings: swift5),
    tests("AVFoundation", ["AVFoundation", "UIKit", "HTTPServer", "WindowSupport", "Support"], settings: swift5),
    tests(
        "Frameworks",
        [
            "UIKit", "AVFoundation", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "UserNotifications",
            "PhotosUI", "CoreMedia", "AVKit", "CoreLocation", "MobileCoreServices", "os", "OSLog",
            "SafariServices", "QuickLook", "Photos", "WindowSupport",
        ],
        settings: swift5),
    tests("SwiftUI", ["SwiftUI", "WindowSupport"], settings: swift5),
    tests("ParlorUI", ["ParlorUI", "Parlor"]),
    tests(
        "ParlorUIKit",
        [
            "ParlorUIKit", "StreamChat", "StreamChatUI", "UIKit", "AVFoundation", "Matrix", "JSON", "KitSupport",
            "Support", "WindowSupport",
        ],
        settings: swift5),
    tests(
        "SendbirdUIKit",
        ["SendbirdUIKit", "SendbirdChatSDK", "UIKit", "Matrix", "JSON", "KitSupport", "Support", "WindowSupport"],
        settings: swift5),
    tests(
        "ParlorSwiftUI",
        [
            "ParlorSwiftUI", "StreamChat", "StreamChatSwiftUI", "SwiftUI", "SwiftUIRecipes", "Matrix", "JSON",
            "KitSupport", "Support", "WindowSupport",
        ],
        settings: swift5),
    tests(
        "Documentation", ["StreamChat", "StreamChatSwiftUI", "SwiftUI", "Homeserver", "JSON", "Support"],
        settings: swift5),
    tests("EndToEnd", ["Parlor", "Matrix", "JSON", "Support", "ParlorCommand"]),
]

/// Built by `./parlor fuzz` only: its flags are not for packages that others depend on.
let fuzz: [Target] =
    Context.environment["PARLOR_FUZZ"] == nil
    ? []
    : [
        .executableTarget(
            name: "ParlorFuzz", dependencies: ["Homeserver", "HTTPServer", "Matrix", "JSON"], path: "Fuzz",
            exclude: ["Corpus"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])])
    ]

/// `PARLOR_WINDOWLESS=1` leaves out all that stands on GTK: for sanitizers.
let isWindowless = Context.environment["PARLOR_WINDOWLESS"] != nil
let everything = system + core + platform + kits + programs + testTargets + fuzz

func stands(_ name: String, on other: String, among targets: [Target]) -> Bool {
    guard name != other else { return true }
    let dependencies = targets.first { $0.name == name }?.dependencies ?? []
    return dependencies.contains {
        if case .byNameItem(let name, _) = $0 { stands(name, on: other, among: targets) } else { false }
    }
}

let windowlessProducts: [Product] = [
    .executable(name: "parlor", targets: ["ParlorCommand"]),
    .library(name: "Homeserver", targets: ["Homeserver"]),
    .library(name: "StreamChat", targets: ["StreamChat"]),
    .library(name: "SendbirdChatSDK", targets: ["SendbirdChatSDK"]),
]

/// Apple's names for parts of UIKit and AVFoundation.
let frameworks = [
    "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "UserNotifications", "PhotosUI", "CoreMedia", "AVKit",
    "CoreLocation", "MobileCoreServices", "os", "OSLog", "SafariServices", "QuickLook", "Photos",
]

let windowProducts: [Product] = [
    .library(name: "StreamChatUI", targets: ["StreamChatUI", "UIKit", "AVFoundation"] + frameworks),
    .library(name: "SendbirdUIKit", targets: ["SendbirdUIKit", "UIKit"]),
    .library(name: "StreamChatSwiftUI", targets: ["StreamChatSwiftUI", "SwiftUI", "UIKit", "Combine"]),
]

let package = Package(
    name: "Parlor",
    products: windowlessProducts + (isWindowless ? [] : windowProducts),
    targets: everything.filter { !isWindowless || !stands($0.name, on: "CGtk", among: everything) },
    cxxLanguageStandard: .cxx17)
