@interface A : NSObject <B>
@property (nonatomic, weak, nullable) id<C> d;
@end
@implementation A
@dynamic e;
- (void)f { @try { [super f]; } @catch (id x) { } @finally { } @autoreleasepool { } }
+ (instancetype)g:(const char *)h { for (id i in self.j) { if (i == nil) return YES; } }
@end
@ selector(k:l:)
class public new typeof(m) _Bool
