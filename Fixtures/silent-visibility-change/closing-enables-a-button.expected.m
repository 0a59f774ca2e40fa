#import <UIKit/UIKit.h>

@interface ScoreViewController : UIViewController
@property (nonatomic, strong) IBOutlet UIButton *selectButton;
@property (nonatomic, strong) IBOutlet UIView *coverView;
@end

@implementation ScoreViewController

- (IBAction)closeLock:(id)sender {
    [self.coverView setHidden:YES];
    [self.selectButton setEnabled:YES];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self.selectButton);
}

@end
