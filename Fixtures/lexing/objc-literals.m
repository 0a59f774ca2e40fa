NSString *a = @"x\"y\\" @"z";
char b = 'c', d = '\'', e = L'f';
id g = @[@1, @{@"h": @(2)}, @'i'];
const char *j = u8"k" L"l" U"m" "n\
o";
NSString *p = @"open
int q = 'r;
