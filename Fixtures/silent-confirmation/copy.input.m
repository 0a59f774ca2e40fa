#import <UIKit/UIKit.h>

@interface AddressViewController : UIViewController
@property (nonatomic, copy) NSString *address;
@end

@implementation AddressViewController

- (IBAction)copyAddress:(id)sender {
    [UIPasteboard generalPasteboard].string = self.address;
}

- (NSString *)done {
    return NSLocalizedString(@"Address copied", nil);
}

@end
