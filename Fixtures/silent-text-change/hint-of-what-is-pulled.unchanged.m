#import <UIKit/UIKit.h>

@interface RefreshFooterView : UIView
@property (nonatomic, strong) UILabel *statusLabel;
@end

@implementation RefreshFooterView

- (void)showPulling:(BOOL)isPulling {
    if (isPulling) {
        self.statusLabel.text = @"Let go to load more";
    } else {
        self.statusLabel.text = @"Pull up to load more";
    }
}

- (IBAction)pull:(id)sender {
    [self showPulling:YES];
}

@end
