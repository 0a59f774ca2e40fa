// fixture: --ios 16.0 --unsafe-fixes
#import <UIKit/UIKit.h>

@interface LinkController : UIViewController
@property (nonatomic, copy) NSString *link;
@end

@implementation LinkController

- (IBAction)copyLinkTapped:(UIButton *)sender {
    [[UIPasteboard generalPasteboard] setString:self.link];
}

@end
