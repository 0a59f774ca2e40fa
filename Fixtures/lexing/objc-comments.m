/* one */ int a; // two \
three
int b /* four
five */ = 1;
/* six /* seven */ c;
int d = e /f;
\
g \ h
