// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface UIView (Motion)
+ (void)mo_animate:(void (^)(void))animations completion:(void (^)(void))completion;
@end

@interface GalleryController : UIViewController
@property (nonatomic, weak) IBOutlet UIView *captionPanel;
@end

@implementation GalleryController

- (IBAction)hideCaption:(id)sender {
  [UIView mo_animate:^{
    self.captionPanel.alpha = 0;
  } completion:^{
    [self.captionPanel removeFromSuperview];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
  }];
}

@end
