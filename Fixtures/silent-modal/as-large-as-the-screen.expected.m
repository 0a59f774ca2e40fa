#import <UIKit/UIKit.h>

typedef void (^AnswerBlock)(void);

@interface WelcomeView : UIView
@property (nonatomic, copy) AnswerBlock then;
@end

@implementation WelcomeView

- (void)fillWithText:(NSString *)text {
}

+ (void)showWithText:(NSString *)text then:(AnswerBlock)then {
    UIWindow *window = [UIApplication sharedApplication].keyWindow;
    WelcomeView *welcome = [[self alloc] initWithFrame:[UIScreen mainScreen].bounds];
    welcome.then = then;
    [window addSubview:welcome];
    [welcome fillWithText:text];
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, welcome);
}

@end
