#import <UIKit/UIKit.h>

@interface KettleProgressHUD : UIView
@property (nonatomic, strong) UILabel *labelView;
@property (nonatomic, strong) UIView *hudView;
+ (KettleProgressHUD *)shared;
- (CGSize)hudSizeWithString:(NSString *)string;
@end

@interface KettleViewController : UIViewController
@end

@implementation KettleViewController

- (IBAction)boilTapped:(UIButton *)sender {
    [[KettleProgressHUD shared] hudSizeWithString:@"Boiling"];
}

@end

@implementation KettleProgressHUD

+ (KettleProgressHUD *)shared {
    return nil;
}

- (CGSize)hudSizeWithString:(NSString *)string {
    self.labelView.hidden = NO;
    self.labelView.text = string;
    return CGSizeMake(100, 50);
}

@end
