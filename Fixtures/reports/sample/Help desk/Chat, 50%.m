#import <UIKit/UIKit.h>

@implementation ChatController

- (void)showToast:(NSString *)message {
    self.toastLabel.text = message; // <&> "both"
    [self.view addSubview:self.toastLabel];
}

- (IBAction)toggle:(id)sender {
    self.rulesView.hidden = NO;
}

@end
