0 12_3 0x1F_f 0o17 0b1_0
1.5 1e5 1.5e-3 1_0.0_1E+4 0x1p3 0xA.8p-2
1.foo 0xff.description 1...2 1.0.x
x.0.1 x.0.1.2
12abc 0b12 1e 0xg 1.e
