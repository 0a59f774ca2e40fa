#import <UIKit/UIKit.h>

@interface SeatMapController : UIViewController
@property (nonatomic, weak) IBOutlet UIView *legendView;
@property (nonatomic, weak) IBOutlet UIButton *legendButton;
@end

@implementation SeatMapController

- (IBAction)openLegend:(id)sender {
    self.legendView.hidden = NO;
}

- (IBAction)closeLegend:(id)sender {
    self.legendButton.selected = NO;
    self.legendView.hidden = YES;
}

@end
