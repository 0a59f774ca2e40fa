NSString *LocalizedName(NSString *key, ...);
static inline BOOL IsWide(CGSize size) { return size.width > size.height; }
__attribute__((constructor)) static void Register(void) { setup(); }
extern "C" {
int version(void);
}
static NSDictionary<NSString *, NSNumber *> *Sizes(int count)
{
  return nil;
}
void (^GlobalHandler)(void) = ^{ run(); };
static const int Limits[] = {1, 2};
BOOL
OnItsOwnLine(void (^block)(BOOL), id<Shape> shape)
{
  return YES;
}
EXPORT_METHOD(save : (NSString *)name)
{
  store(name);
}
void (*Handler(int code, BOOL wide))(NSString *)
{
  return lookUp(code);
}
int (^MakeCounter(void))(void) { return ^{ return 1; }; }
void (*Previous(void))(int);
