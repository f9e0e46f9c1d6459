import Foundation
import Rill

/// The simulated Bluetooth environment, with peripherals and their advertisements.
///
///     Air.peripherals = [Peripheral(name: "lamp", services: ["180F": ["2A19"]])]
///     _ = CentralManager(queue: .main).scanForPeripherals(withServices: nil)
///         .subscribe(onNext: { print($0.advertisementData.localName ?? "") })
///     // lamp
///
/// See also: CentralManager.
public enum Air {
    public static var peripherals: [Peripheral] = []
}

/// The identifier of a service or characteristic.
public struct CBUUID: Hashable, CustomStringConvertible {
    public let uuidString: String
    public init(string: String) { uuidString = string }
    public var description: String { uuidString }
}

/// The advertisement of a peripheral.
public struct AdvertisementData {
    public let localName: String?
    public let serviceUUIDs: [CBUUID]?
}

/// A discovered peripheral.
public struct ScannedPeripheral {
    public let peripheral: Peripheral
    public let advertisementData: AdvertisementData
    /// The strength of the signal in decibels.
    public let rssi: Int
}

/// The Bluetooth manager of the phone, which discovers peripherals.
///
/// Pitfall: a scan continues until it is disposed.
/// See also: Air.
public final class CentralManager {
    public init(queue: DispatchQueue) {}

    /// Sends the peripherals that offer one of the services, in order; all peripherals if the services are nil.
    public func scanForPeripherals(withServices services: [CBUUID]?) -> Observable<ScannedPeripheral> {
        let inRange = Air.peripherals.filter { peripheral in
            services.map { wanted in peripheral.offeredServices.contains { wanted.contains($0.uuid) } } ?? true
        }
        let steps = inRange.enumerated().map { place, peripheral -> Observable<ScannedPeripheral> in
            let advertised = AdvertisementData(
                localName: peripheral.name, serviceUUIDs: peripheral.offeredServices.map { $0.uuid })
            let scanned = ScannedPeripheral(peripheral: peripheral, advertisementData: advertised, rssi: -50 - place)
            return Observable.just(scanned).delay(.milliseconds(100), scheduler: MainScheduler.instance)
        }
        return Observable.concat(steps).concat(Observable.never())
    }
}

/// A device to which the phone can connect.
public final class Peripheral {
    public let name: String?
    public private(set) var isConnected = false
    let offeredServices: [Service]

    /// Creates a device with services and their characteristics. The name of a service is the key of its
    /// characteristics.
    public init(name: String?, services: [String: [String]]) {
        self.name = name
        offeredServices = services.keys.sorted().map { Service(CBUUID(string: $0), services[$0] ?? []) }
    }

    /// Sends the peripheral after it is connected. The connection lasts until the subscription is disposed.
    public func establishConnection() -> Observable<Peripheral> {
        Observable.deferred { [self] in
            let connected = Observable.just(self).delay(.milliseconds(200), scheduler: MainScheduler.instance)
                .do(onNext: { $0.isConnected = true })
            return connected.concat(Observable.never()).do(onDispose: { self.isConnected = false })
        }
    }
    public func discoverServices(_ wanted: [CBUUID]?) -> Single<[Service]> {
        Single.just(offeredServices.filter { wanted?.contains($0.uuid) ?? true })
    }
}

public final class Service {
    public let uuid: CBUUID
    let offeredCharacteristics: [Characteristic]

    init(_ uuid: CBUUID, _ characteristics: [String]) {
        self.uuid = uuid
        offeredCharacteristics = characteristics.map { Characteristic(CBUUID(string: $0)) }
    }
    public func discoverCharacteristics(_ wanted: [CBUUID]?) -> Single<[Characteristic]> {
        Single.just(offeredCharacteristics.filter { wanted?.contains($0.uuid) ?? true })
    }
}

public final class Characteristic {
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}
