#import <UIKit/UIKit.h>

@interface NetworkController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, copy) NSString *network;
@end

@implementation NetworkController

- (IBAction)shareNetwork:(id)sender {
    NSString *guest_password = self.network;
    self.statusLabel.text = [NSString stringWithFormat:@"Guests join with %@", guest_password];
}

@end
