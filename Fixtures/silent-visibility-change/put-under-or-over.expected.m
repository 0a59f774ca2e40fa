#import <UIKit/UIKit.h>

@interface MapController : UIViewController
@property (nonatomic, strong) UIView *legendPanel;
@property (nonatomic, strong) UIView *compassView;
@end

@implementation MapController

- (IBAction)showLegend:(id)sender
{
    if (self.compassView.hidden) {
        [self.view addSubview:self.legendPanel];
    } else {
        [self.view insertSubview:self.legendPanel belowSubview:self.compassView];
    }
}

- (IBAction)showLegendOrCompass:(id)sender
{
    if (self.compassView.hidden) {
        self.legendPanel.hidden = NO;
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self.legendPanel);
    } else {
        self.legendPanel.hidden = NO;
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self.legendPanel);
        return;
    }
}

@end
