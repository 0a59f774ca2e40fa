#import <UIKit/UIKit.h>

@interface HintView : UIView
- (instancetype)initWithHeight:(CGFloat)height WithMessage:(NSString *)message;
@end

@interface LoginController : UIViewController
@property (nonatomic, strong) HintView *tipView;
@property (nonatomic, strong) UITextField *phone;
@end

@implementation LoginController

- (IBAction)login:(id)sender {
    if (self.phone.text.length < 8) {
        [self tipShow:@"Enter the whole number"];
        return;
    }
}

- (void)tipShow:(NSString *)str {
    self.tipView = [[HintView alloc] initWithHeight:40 WithMessage:str];
    [self.view addSubview:self.tipView];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, str);
    });
}

@end
