let `class` = `self`.`a b c`
$0 + $name + $
let größe = 名前 + e\u
_ = _x
self.init(Self.self, Any.self)
actor A { nonisolated func get() async throws {} }
` open
