a + b
a+b
-a
a- - b
a.b?.c!.d
a ? b : c
a! != b
a ?? b
f(-x, +y)
[-1, !b]
x = -y
x=y
&z
a&b
a...b
...b
a...
0..<n
.member
{ $0.value }
a^.b
≠ × a≠b
