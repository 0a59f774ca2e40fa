// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

typedef void (^AnswerBlock)(void);

@interface QuestionView : UIView
@property (nonatomic, copy) AnswerBlock yes;
@property (nonatomic, copy) AnswerBlock no;
@end

@implementation QuestionView

- (void)fillWithText:(NSString *)text {
}

+ (void)showWithText:(NSString *)text yes:(AnswerBlock)yes no:(AnswerBlock)no {
    UIWindow *window = [UIApplication sharedApplication].keyWindow;
    QuestionView *question = [[self alloc] initWithFrame:CGRectMake(20, 120, 280, 160)];
    question.yes = yes;
    question.no = no;
    [window addSubview:question];
    [question fillWithText:text];
}

@end
