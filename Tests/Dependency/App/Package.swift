// swift-tools-version:6.0
import PackageDescription

// A package that depends on rill. `Tests/Dependency/check` sets the location of the repository.
let package = Package(
    name: "App",
    dependencies: [.package(url: Context.environment["RILL_REPOSITORY"] ?? "", from: "1.0.0")],
    targets: [
        .executableTarget(
            name: "app",
            dependencies: ["Rill", "RillBlocking", "RillExt", "RillNetworking"].map {
                .product(name: $0, package: "rill")
            }
        ),
        .testTarget(
            name: "AppTests", dependencies: ["Rill", "RillTest"].map { .product(name: $0, package: "rill") }),
    ]
)
