#import <UIKit/UIKit.h>

@interface SeatMapController : UIViewController
@property (nonatomic, weak) IBOutlet UIView *legendView;
@end

@implementation SeatMapController

- (IBAction)openLegend:(id)sender {
    self.legendView.hidden = NO;
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self.legendView);
}

@end
