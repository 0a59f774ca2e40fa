@implementation Odd
- (void)odd {
  else lost();
  case 3: here();
  ;
  label: there();
  x ? y : z;
  MACRO x
}
- (void)noBody
- (void)next { ok(); }
@end
@interface Unfinished : NSObject
- (void)a;
@interface Other
@end
