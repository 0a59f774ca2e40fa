// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface SoundTaker : NSObject
- (void)stopPlaying;
@end

@interface ChatController : UIViewController
@property (nonatomic, strong) UIView *levelPanel;
@property (nonatomic, strong) SoundTaker *taker;
@end

@implementation ChatController

- (IBAction)levelTouchUpOutside:(id)sender {
  [self.taker stopPlaying];
  [self.levelPanel removeFromSuperview];
  UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end
