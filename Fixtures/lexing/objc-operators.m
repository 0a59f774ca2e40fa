a->b; a - > b; a++ + ++b; a <<= 2 >> 1; x ? y : z; !a != b; a == b = c;
a && b || ~c ^ d & e | f; a::b; p->*q; p.*r; f(...); a <= b >= c <=> d;
^(int a){ return a % 2; } a %= 1; a ^= b |= c &= d; x #y ##z
