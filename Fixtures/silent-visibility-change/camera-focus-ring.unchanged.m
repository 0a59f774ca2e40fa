#import <UIKit/UIKit.h>

@interface FocusView : UIView
@end

@interface CameraViewController : UIViewController
@property (nonatomic, strong) FocusView *focusView;
@end

@implementation CameraViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UITapGestureRecognizer *tap =
        [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(handleFocusTap:)];
    [self.view addGestureRecognizer:tap];
}

- (void)handleFocusTap:(UIGestureRecognizer *)tap {
    [self.view addSubview:self.focusView];
}

@end
