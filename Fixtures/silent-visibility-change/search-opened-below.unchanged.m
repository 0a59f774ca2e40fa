#import <UIKit/UIKit.h>

@interface ScreenRouter : NSObject
+ (instancetype)shared;
- (void)openSearchForThread:(NSString *)thread;
@end

@interface ThreadController : UIViewController
@property (nonatomic, strong) UIView *searchHintView;
@property (nonatomic, strong) UIButton *searchButton;
@end

@implementation ThreadController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self.searchButton addTarget:self action:@selector(jumpToSearch) forControlEvents:UIControlEventTouchUpInside];
}

- (void)jumpToSearch
{
    [self.searchHintView removeFromSuperview];
    [[ScreenRouter shared] openSearchForThread:@"all"];
}

@end
