#import <UIKit/UIKit.h>

@interface BerthView : UIView
@property (nonatomic, strong) UILabel *subtitleLabel;
- (void)setSubtitle:(NSString *)subtitle;
@end

@implementation BerthView

- (void)setSubtitle:(NSString *)subtitle {
    self.subtitleLabel.text = subtitle;
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
    [self.berthView setSubtitle:error];
}

@end
