#import <UIKit/UIKit.h>

@interface PairingController : UIViewController
@end

@implementation PairingController

- (IBAction)showPairingTapped:(id)sender {
    UIView *pairingOverlay = [[UIView alloc] initWithFrame:self.view.bounds];
    UIView *pairingContent = [[UIView alloc] initWithFrame:self.view.bounds];
    UILabel *label = [[UILabel alloc] initWithFrame:self.view.bounds];
    label.text = @"Hold the watch near";
    [pairingContent addSubview:label];
    [self.view addSubview:pairingOverlay];
    [self.view addSubview:pairingContent];
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, pairingContent);
}

@end
