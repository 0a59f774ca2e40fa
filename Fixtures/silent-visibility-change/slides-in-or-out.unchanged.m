#import <UIKit/UIKit.h>

@interface MoodController : UIViewController
@property (nonatomic, strong) UIView *moodsView;
@end

@implementation MoodController

- (IBAction)showMoods:(id)sender
{
    [self.moodsView setHidden:NO];
    CGRect frame = self.moodsView.frame;
    if (frame.origin.x == 0) {
        frame.origin.x = -320;
    } else {
        frame.origin.x = 0;
    }
    self.moodsView.frame = frame;
}

@end
