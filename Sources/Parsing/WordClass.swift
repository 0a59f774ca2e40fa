import Outlining
import SourceText

/// What a word of the C family may be to the one who reads it, whatever the lexer takes it for.
struct WordClass: OptionSet, Sendable {
  var rawValue: UInt8

  /// A word of C++ or of GNU C that is followed by an expression.
  static let `operator` = WordClass(rawValue: 1)
  static let qualifier = WordClass(rawValue: 2)
  static let builtInType = WordClass(rawValue: 4)
  static let attribute = WordClass(rawValue: 8)
  static let typeOf = WordClass(rawValue: 16)
}

/// The classes of words, to be looked up among the tokens of a file, most of which have none.
struct WordClassTable: Sendable {
  private var names: [Name: WordClass] = [:]
  /// For the first byte of a word, by its last six bits, which lengths such words have.
  private var lengths = ContiguousArray<UInt64>(repeating: 0, count: 64)

  /// Adds the words of a text, parted by white space, to a class.
  private mutating func add(_ wordClass: WordClass, _ text: StaticString) {
    for word in WordTable.words(text) {
      names[Name(word), default: []].insert(wordClass)
      for first in word.utf8.prefix(1) { lengths[Int(first & 63)] |= 1 << UInt64(word.utf8.count) }
    }
  }

  /// Returns the classes of the word that the bytes of `range` spell.
  @inline(__always)
  func classes(_ bytes: borrowing ContiguousArray<UInt8>, _ range: ByteRange) -> WordClass {
    guard !range.isEmpty, lengths[Int(bytes[range.start] & 63)] & (1 << UInt64(range.count)) != 0
    else { return [] }
    return named(Name(bytes, range))
  }

  @inline(never)
  private func named(_ name: Name) -> WordClass { names[name] ?? [] }

  static let objectiveC: WordClassTable = {
    var table = WordClassTable()
    table.add(
      .operator,
      """
      delete throw new co_await co_return co_yield using namespace __typeof __typeof__ typeof
      decltype sizeof alignof _Alignof __alignof__
      """)
    table.add(
      .qualifier,
      """
      const volatile static extern register inline restrict __inline __inline__ __restrict
      __const __volatile__ __block __weak __strong __unsafe_unretained __autoreleasing
      __unused _Nullable _Nonnull _Null_unspecified __nullable __nonnull nullable nonnull
      null_unspecified __kindof __covariant __contravariant __bridge __bridge_retained
      __bridge_transfer IBOutlet IBInspectable struct enum union constexpr mutable virtual
      explicit friend thread_local __thread oneway inout bycopy byref typename
      NS_VALID_UNTIL_END_OF_SCOPE FOUNDATION_EXPORT FOUNDATION_EXTERN UIKIT_EXTERN NS_INLINE
      CF_INLINE CG_INLINE OBJC_EXPORT FOUNDATION_STATIC_INLINE CG_EXTERN CF_EXPORT
      __extension__
      """)
    table.add(
      .builtInType,
      """
      void int char short long float double signed unsigned auto bool _Bool __auto_type
      __int128 _Complex BOOL SEL IMP
      """)
    table.add(
      .attribute,
      """
      __attribute__ __attribute __declspec alignas _Alignas __asm __asm__ asm noexcept explicit
      """)
    table.add(.typeOf, "typeof __typeof __typeof__ decltype _Atomic")
    return table
  }()
}
