#import <UIKit/UIKit.h>

@interface AddressViewController : UIViewController
@property (nonatomic, copy) NSString *address;
@end

@implementation AddressViewController

- (IBAction)copyAddress:(id)sender {
    [UIPasteboard generalPasteboard].string = self.address;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        NSLocalizedString(@"Address copied", nil));
    });
}

- (NSString *)done {
    return NSLocalizedString(@"Address copied", nil);
}

@end
