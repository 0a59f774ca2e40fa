// fixture: --ios 16.0 --unsafe-fixes
#import <UIKit/UIKit.h>

@interface FilterController : UIViewController
@property (nonatomic, strong) UIView *priceView;
@property (nonatomic, strong) UIView *dateView;
@property (nonatomic) BOOL isByPrice;
@end

/// Either way the layout changes: told once, behind both branches.
@implementation FilterController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(filterChanged:) name:@"filter" object:nil];
}

- (void)filterChanged:(NSNotification *)note {
    if (self.isByPrice) {
        self.priceView.hidden = NO;
        self.dateView.hidden = YES;
    } else {
        self.priceView.hidden = YES;
        self.dateView.hidden = NO;
    }
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end
