#import <UIKit/UIKit.h>

@interface Dialogs : NSObject
+ (void)showErrorBoxOn:(UIViewController *)parent withText:(NSString *)text;
@end

@interface PackagesController : UIViewController
@property (nonatomic, strong) UILabel *loadingErrorLabel;
@end

@implementation PackagesController

- (IBAction)reload:(id)sender {
  [self startLoading];
}

- (void)startLoading {
}

- (void)loadingFailed {
  dispatch_async(dispatch_get_main_queue(), ^{
    self.loadingErrorLabel.hidden = NO;
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                    self.loadingErrorLabel.text);
  });
}

@end
