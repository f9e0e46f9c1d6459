// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "rill-benchmarks",
    dependencies: [.package(name: "rill", path: "../..")],
    targets: [
        .executableTarget(
            name: "rill-bench",
            dependencies: [.product(name: "Rill", package: "rill")],
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags(
                    ["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release)),
            ])
    ]
)
