auto a = R"(b"c\)";
auto d = u8R"x(e)" )x";
auto f = R"y(
g)y";
auto h = R "i";
auto j = R"k(open
