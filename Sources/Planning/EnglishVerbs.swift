import SourceText

/// The verbs of commands, and how it is said that they are done.
package enum EnglishVerbs {
  /// The past participle of a command's verb: `copy` → copied; `nil` for any other word.
  package static func participle(_ verb: String) -> String? { participles[verb] }

  /// Whether a word says that a command was carried out: `deleted`.
  package static func isParticiple(_ word: String) -> Bool { done.contains(word) }

  private static let done = Set(participles.values)

  private static let participles: [String: String] = {
    var result = irregular
    for verb in regular { result[verb] = regularParticiple(verb) }
    return result
  }()

  private static func regularParticiple(_ verb: String) -> String {
    if verb.hasSuffix("e") { return verb + "d" }
    if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) {
      return verb.dropLast() + "ied"
    }
    guard let last = verb.last, doubles(verb) else { return verb + "ed" }
    return verb + String(last) + "ed"
  }

  /// Whether the last consonant is doubled: stressed and alone, after one vowel.
  private static func doubles(_ verb: String) -> Bool {
    if stressed.contains(verb) { return true }
    let letters = Array(verb)
    guard letters.count >= 3, let last = letters.last, !"aeiouwxy".contains(last) else {
      return false
    }
    let vowels = letters.map { "aeiou".contains($0) }
    return vowels[letters.count - 2] && vowels.filter { $0 }.count == 1
  }

  private static let stressed: Set<String> = Set(
    words: """
      submit commit transfer refer defer unpin unban untag unzip unplug permit omit cancel
      format unstar unflag quit unsubmit equip
      """)

  private static let irregular: [String: String] = WordTable.pairs(
    """
    send: sent, resend: resent, undo: undone, redo: redone, leave: left, buy: bought, pay: paid,
    reset: reset, put: put, overwrite: overwritten, withdraw: withdrawn, forget: forgotten,
    freeze: frozen, unfreeze: unfrozen, cut: cut, split: split, sell: sold, rebuild: rebuilt,
    take: taken, insert: added, append: added, prepend: added, erase: erased, backup: backed up,
    login: logged in, logout: logged out, signin: signed in, signout: signed out,
    trash: deleted, checkout: checked out, checkin: checked in, unarchive: unarchived
    """)

  private static let regular: [String] = WordTable.words(
    """
    delete remove add clear save archive duplicate restore copy paste post repost publish
    unpublish submit upload download update edit rename move cancel mark unmark pin unpin star
    unstar favorite unfavorite favourite unfavourite like unlike follow unfollow mute unmute
    block unblock join accept reject decline approve complete check uncheck enable disable
    connect disconnect lock unlock bookmark unbookmark subscribe unsubscribe create discard
    import export merge invite report assign unassign sort group ungroup shuffle start stop
    pause resume finish apply swap link unlink install uninstall register unregister verify
    purge empty schedule book reserve order reorder purchase donate vote unvote rate flag unflag
    snooze dismiss skip record scan sync renew revoke ban unban tag untag log sign back opt turn
    replace revert activate deactivate confirm reply request deselect close reopen promote
    demote transfer redeem refund return print generate rotate crop trim unhide attach detach
    drop stake unstake claim pair unpair watch unwatch boost react answer resolve unresolve
    migrate convert encrypt decrypt
    """)

  /// Words that belong to a verb: `sign out`, `turn on`.
  static func takesParticle(_ verb: String, _ particle: String) -> Bool {
    particles[verb]?.contains(particle) == true
  }

  /// Whether a verb means a command only with its particle.
  static func needsParticle(_ verb: String) -> Bool {
    ["sign", "log", "back", "opt", "turn", "put", "take"].contains(verb)
  }

  private static let particles: [String: Set<String>] = [
    "sign": ["in", "out", "up", "off"], "log": ["in", "out", "off"], "check": ["in", "out", "off"],
    "back": ["up"], "opt": ["in", "out"], "turn": ["on", "off"], "cut": ["out"], "switch": ["on"],
    "put": ["back"], "take": ["back", "off"], "pay": ["off"],
  ]
}
