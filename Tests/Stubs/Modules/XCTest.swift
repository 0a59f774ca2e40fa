// swift-format-ignore-file
import Foundation

open class XCTestCase: NSObject {
  public nonisolated override init() { super.init() }
  open func setUp() {}
  open func tearDown() {}
}

public func XCTAssertEqual<T: Equatable>(_ left: T, _ right: T) {}
public func XCTAssertTrue(_ value: Bool) {}
public func XCTAssertFalse(_ value: Bool) {}
public func XCTFail(_ message: String = "") {}
