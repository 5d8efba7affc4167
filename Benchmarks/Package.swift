// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Sluice", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .target(name: "CInstructions"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocations", "CInstructions",
        .product(name: "Sluice", package: "Sluice"), .product(name: "SluiceTerminal", package: "Sluice"),
      ],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ],
  swiftLanguageModes: [.v6]
)
