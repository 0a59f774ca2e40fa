#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, NoticeState) { NoticeStateError, NoticeStateDone, NoticeStateNone };

@interface PaymentController : UIViewController
@property (nonatomic, strong) UILabel *errorLabel;
@property (nonatomic, strong) UILabel *statusLabel;
@end

@implementation PaymentController

- (IBAction)pay:(id)sender {
    [self showErrorInfo:@"Card refused" state:NoticeStateError];
    [self tell:@"Paid" state:NoticeStateDone];
}

- (void)showErrorInfo:(NSString *)detail state:(NoticeState)state {
    switch (state) {
        case NoticeStateError:
        {
            self.errorLabel.text = detail;
            self.errorLabel.hidden = NO;
        }
            break;
        case NoticeStateDone:
        {
            self.errorLabel.hidden = YES;
            break;
        }
        default:
            break;
    }
}

- (void)tell:(NSString *)detail state:(NoticeState)state {
    switch (state) {
        case NoticeStateError:
            self.errorLabel.text = detail;
            self.errorLabel.hidden = NO;
            break;
        case NoticeStateDone:
            self.statusLabel.text = detail;
            self.statusLabel.hidden = NO;
            break;
        default:
            break;
    }
}

@end
