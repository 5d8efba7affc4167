// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

/// An executable in a folder of its own in `Samples`.
func sample(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["SampleSupport", "Sluice", "SluiceTerminal"], path: "Samples/\(name)",
    exclude: ["README.md"], swiftSettings: settings)
}

let package = Package(
  name: "Sluice",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "SluiceStreams", targets: ["SluiceStreams"]),
    .library(name: "SluiceSections", targets: ["SluiceSections"]),
    .library(name: "Sluice", targets: ["Sluice"]),
    .library(name: "SluiceFoundation", targets: ["SluiceFoundation"]),
    .library(name: "SluiceTesting", targets: ["SluiceTesting"]),
    .library(name: "SluiceTerminal", targets: ["SluiceTerminal"]),
  ],
  targets: [
    .target(name: "SluiceStreams", swiftSettings: settings),
    .target(name: "SluiceSections", swiftSettings: settings),
    .target(name: "Sluice", dependencies: ["SluiceStreams", "SluiceSections"], swiftSettings: settings),
    .target(name: "SluiceFoundation", dependencies: ["Sluice"], swiftSettings: settings),
    .target(name: "SluiceTerminal", dependencies: ["Sluice"], swiftSettings: settings),
    .target(name: "SluiceTesting", dependencies: ["Sluice", "SluiceTerminal"], swiftSettings: settings),

    .target(
      name: "SampleSupport", dependencies: ["Sluice", "SluiceTerminal"], path: "Samples/Support",
      resources: [.copy("Resources/snow.png")], swiftSettings: settings),
    sample("SingleSection"),
    sample("MultiSection"),
    sample("ComplexSection"),
    sample("Movies"),
    sample("Teachers"),
    sample("Reels"),
    sample("News"),

    .target(
      name: "TestSupport", dependencies: ["Sluice"], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "SluiceStreamsTests", dependencies: ["SluiceStreams", "SluiceTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SluiceSectionsTests", dependencies: ["SluiceSections", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SluiceTests", dependencies: ["Sluice", "SluiceTesting", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SluiceFoundationTests", dependencies: ["SluiceFoundation", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "CarriedOverTests", dependencies: ["Sluice"], swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SluiceTestingTests", dependencies: ["SluiceTesting", "TestSupport"], swiftSettings: settings),
    .executableTarget(
      name: "TerminalTestProgram", dependencies: ["SluiceTerminal"], path: "Tests/TerminalTestProgram",
      swiftSettings: settings),
    .testTarget(
      name: "SluiceTerminalTests",
      dependencies: ["SluiceTerminal", "SluiceTesting", "TestSupport", "TerminalTestProgram"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "SampleSupport", "SingleSection", "MultiSection", "ComplexSection", "Movies", "Teachers", "Reels", "News",
        "SluiceTesting", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests", dependencies: ["Sluice", "SluiceTerminal", "SluiceTesting"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
