#import <UIKit/UIKit.h>

@interface QuestionView : UIView
- (instancetype)initWithTitle:(NSString *)title buttons:(NSArray *)buttons;
@end

@interface ThreadViewController : UIViewController
@property(nonatomic, strong) QuestionView *dropdownView;
@end

@implementation ThreadViewController

- (void)showDropdownWithTitle:(NSString *)title buttons:(NSArray *)buttons {
    self.dropdownView = [[QuestionView alloc] initWithTitle:title buttons:buttons];
    [self.view addSubview:self.dropdownView];
    [UIView animateWithDuration:0.3 animations:^{
        [self.dropdownView layoutIfNeeded];
    } completion:nil];
}

@end
