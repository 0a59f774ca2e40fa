#import <UIKit/UIKit.h>

@interface GardenLogViewController : UIViewController
@end

@implementation GardenLogViewController

- (IBAction)menuTapped:(id)sender {
  UIView *menuView = [self menuView];
  NSLog(@"%@", menuView);
}

- (UIView *)menuView {
  UIView *menuView = [[UIView alloc] init];
  menuView.hidden = YES;
  [self.view addSubview:menuView];
  return menuView;
}

@end
