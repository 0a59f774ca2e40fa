/// What one file tells of the project.
package struct FileFacts: Sendable {
  package init() {}
}
