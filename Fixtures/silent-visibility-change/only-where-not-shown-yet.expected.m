#import <UIKit/UIKit.h>

@interface PeopleController : UIViewController
@property (nonatomic, strong) UIView *selectionPanel;
@property (nonatomic) BOOL isSelectionPanelShown;
@end

@implementation PeopleController

- (IBAction)select:(id)sender {
    [self showSelectionPanel];
}

- (void)showSelectionPanel {
    if (!self.isSelectionPanelShown) {
        [self.view addSubview:self.selectionPanel];
        self.isSelectionPanelShown = YES;
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification,
                                        self.selectionPanel);
    }
}

@end
