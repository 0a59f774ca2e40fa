@interface Player () <Clock> {
  NSInteger _ticks;
  __weak id<Clock> _clock;
}
@end

@implementation Player {
  UILabel *_status;
}

@synthesize rate = _rate;

static NSString *const kTitle = @"Player";

static CGFloat clamp(CGFloat value, CGFloat limit)
{
  return value < limit ? value : limit;
}

+ (instancetype)player { return [[self alloc] init]; }

- (IBAction)play:(UIButton *)sender {
  _status.text = @"Playing";
}

- (void)seekTo:(NSTimeInterval)time :(BOOL)exact, ... {
  _ticks += time;
}
@end

@implementation Player (Volume)
- (void)mute;
{
  self->_ticks = 0;
}
@end
