// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface NoticeBanner : UIView
@property (nonatomic, strong) UILabel *noticeLabel;
- (void)showInView:(UIView *)host;
@end

@implementation NoticeBanner

- (instancetype)initWithWords:(NSArray<NSString *> *)words {
    self = [super initWithFrame:CGRectZero];
    if (self) {
        self.noticeLabel = [[UILabel alloc] init];
        self.noticeLabel.text = [words componentsJoinedByString:@" "];
        [self addSubview:self.noticeLabel];
    }
    return self;
}

- (void)showInView:(UIView *)host {
    [host addSubview:self];
    [self performSelector:@selector(removeFromSuperview) withObject:nil afterDelay:3];
}

@end

@interface SeatController : UIViewController
@end

@implementation SeatController

- (IBAction)holdTapped:(id)sender {
    NoticeBanner *banner = [[NoticeBanner alloc] initWithWords:@[ @"Seat", @"held" ]];
    [banner showInView:self.view];
}

@end
