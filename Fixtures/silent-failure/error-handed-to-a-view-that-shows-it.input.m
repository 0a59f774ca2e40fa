#import <UIKit/UIKit.h>

@interface BerthView : UIView
@property (nonatomic, strong) UILabel *subtitleLabel;
- (void)showError:(NSString *)error;
@end

@implementation BerthView

- (void)showError:(NSString *)error {
    self.subtitleLabel.text = error;
    self.subtitleLabel.textColor = [UIColor redColor];
}

@end

@interface BerthViewController : UIViewController
@property (nonatomic, strong) BerthView *berthView;
@property (nonatomic, strong) UIView *loadingView;
@end

@implementation BerthViewController

- (void)askForBerth {
    [self showError:@"No berth is free today"];
}

- (void)showError:(NSString *)error {
    self.berthView.hidden = NO;
    self.loadingView.hidden = YES;
    [self.berthView showError:error];
}

@end
