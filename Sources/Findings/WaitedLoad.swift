package import Indexing
package import Outlining

/// A list of a SwiftUI view that its model fills, and the flag of the model's by which the view shows that
/// this goes on.
package struct WaitedLoad: Sendable {
  /// The view's type.
  package var type: Name
  /// The one expression of the view's `body`; -1 where that has several, or none.
  package var statement: Int
  /// As it is read in the view: `model.isLoading`.
  package var flag: String
  /// As it is counted in the view: `model.items`.
  package var counted: String
  /// The model's collection, as spelt.
  package var collection: String
  /// What is known of what is counted.
  package var shape: TypeShape
  /// The property that holds the model, as spelt.
  package var holder: String
  /// The type of the model.
  package var model: Name
  /// Whether no other view can tell of it: this one makes the model, or alone reads the flag.
  package var isOwn: Bool
  /// How the model does it.
  package var wait: ModelWait

  package init(
    type: Name, statement: Int, flag: String, counted: String, collection: String,
    shape: TypeShape, holder: String, model: Name, isOwn: Bool, wait: ModelWait
  ) {
    self.type = type
    self.statement = statement
    self.flag = flag
    self.counted = counted
    self.collection = collection
    self.shape = shape
    self.holder = holder
    self.model = model
    self.isOwn = isOwn
    self.wait = wait
  }
}
