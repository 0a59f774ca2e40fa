// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// Darkens what lies below while a search is open.
@interface SearchStage : UIViewController
@property (nonatomic, strong) UIControl *searchOverlay;
@end

@implementation SearchStage

- (void)viewDidLoad {
  [super viewDidLoad];
  self.searchOverlay = [[UIControl alloc] initWithFrame:self.view.bounds];
  self.searchOverlay.backgroundColor = [UIColor colorWithWhite:0 alpha:0.8];
  [self.searchOverlay addTarget:self
                         action:@selector(overlayTapped)
               forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:self.searchOverlay];
}

- (void)overlayTapped {
  [self hideSearchOverlay];
}

- (void)hideSearchOverlay {
  [self.searchOverlay removeFromSuperview];
}

@end
