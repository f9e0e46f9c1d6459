@_exported import RillTestCore
