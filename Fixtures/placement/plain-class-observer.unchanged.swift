import Foundation

final class Thermostat {
    private(set) var statusText = ""
    var degrees = 20 {
        didSet {
            statusText = "\(degrees) degrees"
        }
    }

    deinit {
        statusText = "Off"
    }
}
