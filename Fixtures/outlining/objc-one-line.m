@implementation Row
- (void)tap { [list reloadData]; }
- (void)hold { if (!on) return; label.text = @"x"; [list reloadData]; }
- (NSInteger)count { return items.count; } - (void)stop {}
- (void)last { done() }
@end
