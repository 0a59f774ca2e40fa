func search(_ rows: [[Int]]) -> Int? {
  outer: for row in rows {
    inner: while true {
      if row.isEmpty { continue outer }
      break inner
    }
  }
  check: if rows.isEmpty { break check }
  retry: repeat { attempt() } while attempts < 3
  block: do { break block }
  return nil
}
