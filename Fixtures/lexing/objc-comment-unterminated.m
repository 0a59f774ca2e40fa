#define A /* open
int b;
