import SourceText

/// The words of an identifier as a person would say them: abbreviations written out, acronyms in
/// capitals, all else in lower case.
enum SpokenWords {
  /// `txHistoryURLs` → transaction, history, URLs.
  static func words(of identifier: String) -> [String] {
    parts(of: identifier).flatMap { part -> [String] in
      if part.isAcronym { return [part.text] }
      if part.text.utf8.count == 1 { return [] }
      return (expansions[part.text] ?? part.text).split(separator: " ").map(String.init)
    }
  }

  /// Whether a word can be said at all: `lst` and `xyz` cannot.
  static func isSayable(_ word: String) -> Bool {
    word.contains { "aeiouyAEIOUY".contains($0) || !$0.isASCII } || spelt.contains(word)
      || word.contains { $0.isUppercase }
  }

  // MARK: Splitting

  private struct Part {
    var text: String
    var isAcronym: Bool
  }

  /// Splits at capitals, underscores and signs; digits stay with the letters before them, but for
  /// those that the identifier ends with.
  private static func parts(of identifier: String) -> [Part] {
    let bytes = Array(identifier.utf8)
    let hasLower = bytes.contains { isLower($0) }
    var result: [Part] = []
    var offset = 0
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, isUpper(bytes[offset]) { offset += 1 }
      let capitals = offset - start
      if capitals > 1, hasLower {
        if isPluralMark(bytes, at: offset) {
          offset += 1
        } else if offset < bytes.count,
          isLower(bytes[offset])
        {
          offset -= 1
        }
        let isWord = offset - start > 1
        result.append(Part(text: text(bytes[start..<offset], isWord), isAcronym: isWord))
        continue
      }
      while offset < bytes.count, isLower(bytes[offset]) || isDigit(bytes, at: offset, after: start)
      {
        offset += 1
      }
      if offset == start {
        offset += 1
      } else {
        result.append(Part(text: text(bytes[start..<offset], false), isAcronym: false))
      }
    }
    return result
  }

  private static func text(_ bytes: ArraySlice<UInt8>, _ keepsCapitals: Bool) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return keepsCapitals ? text : text.lowercased()
  }

  /// Whether one `s` makes the capitals before it a plural: `URLs`.
  private static func isPluralMark(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "s") else { return false }
    return offset + 1 == bytes.count || !isLower(bytes[offset + 1])
  }

  private static func isDigit(_ bytes: [UInt8], at offset: Int, after start: Int) -> Bool {
    guard offset > start, bytes[offset] >= 48, bytes[offset] <= 57 else { return false }
    return bytes[offset...].contains { isLower($0) || isUpper($0) }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  private static func isLower(_ byte: UInt8) -> Bool { (byte >= 97 && byte <= 122) || byte >= 128 }

  // MARK: Vocabulary

  /// What programmers cut short, and acronyms that they write small.
  private static let expansions: [String: String] = WordTable.pairs(
    """
    btn: button, btns: buttons, lbl: label, lbls: labels, msg: message, msgs: messages,
    img: image, imgs: images, pic: picture, pics: pictures, tx: transaction, txs: transactions,
    txn: transaction, txns: transactions, notif: notification, notifs: notifications,
    desc: description, qty: quantity, addr: address, addrs: addresses, acct: account,
    accts: accounts, org: organization, orgs: organizations, repo: repository,
    repos: repositories, fav: favorite, favs: favorites, fave: favorite, faves: favorites,
    doc: document, docs: documents, usr: user, usrs: users, prod: product, prods: products,
    conv: conversation, convs: conversations, convo: conversation, convos: conversations,
    vid: video, vids: videos, lang: language, langs: languages, evt: event, evts: events,
    appt: appointment, appts: appointments, cmd: command, cmds: commands, cmt: comment,
    cmts: comments, perm: permission, perms: permissions, param: parameter, params: parameters,
    pref: preference, prefs: preferences, attr: attribute, attrs: attributes,
    cfg: configuration, txt: text, ctrl: control, vc: view controller, vcs: view controllers,
    ds: datasource, tbl: table, cv: collection, tv: table, stmt: statement, calc: calculation,
    chk: check, del: delete, upd: update, cat: category, cats: categories, num: number,
    nums: numbers, ans: answers, cnt: count, peoples: people, todo: to-do, todos: to-dos,
    wifi: Wi-Fi, pois: POIs, poi: POI, url: URL, urls: URLs, uri: URI, uris: URIs, pdf: PDF,
    pdfs: PDFs, id: ID, ids: IDs, qr: QR, api: API, apis: APIs, vpn: VPN, vpns: VPNs, gif: GIF,
    gifs: GIFs, nft: NFT, nfts: NFTs, dm: DM, dms: DMs, rss: RSS, faq: FAQ, faqs: FAQs,
    usb: USB, sms: SMS, csv: CSV, html: HTML, json: JSON, xml: XML, uuid: UUID, uuids: UUIDs,
    otp: OTP, otps: OTPs, gpx: GPX, ip: IP, dns: DNS, ssh: SSH, http: HTTP, https: HTTPS,
    rom: ROM, roms: ROMs, cd: CD, cds: CDs, dvd: DVD, dvds: DVDs, ble: BLE, nfc: NFC, mfa: MFA
    """)

  /// Words without a vowel that are words.
  private static let spelt: Set<String> = ["mp3", "mp3s", "mp4", "tv", "tvs", "hmm", "pm", "nth"]
}
