#import <UIKit/UIKit.h>
@interface SpinnerHud : UIView
@property (nonatomic) UIView *backdrop;
@property (nonatomic) UILabel *statusLabel;
@end
@implementation SpinnerHud
- (instancetype)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        self.backdrop.alpha = 0.0f;
        self.statusLabel.alpha = 0.0f;
    }
    return self;
}
- (instancetype)initWithTitle:(NSString *)title {
    if ((self = [super init])) {
        self.backdrop.hidden = YES;
        self.statusLabel.text = title;
    }
    return self;
}
@end
@interface Caller : UIViewController
@end
@implementation Caller
- (IBAction)tap:(id)sender {
    [self.view addSubview:[[SpinnerHud alloc] initWithFrame:CGRectZero]];
    [self.view addSubview:[[SpinnerHud alloc] initWithTitle:@"Sending"]];
}
@end
