#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
@property (nonatomic, copy) NSString *labelText;
- (void)show:(BOOL)animated;
- (void)hide:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

@interface SceneViewController : UIViewController
@property (nonatomic, strong) MBProgressHUD *HUD;
@end

@implementation SceneViewController

- (IBAction)createTapped:(id)sender {
    self.HUD.labelText = @"Creating the scene...";
    [self.HUD show:YES];
    [self.HUD hide:YES afterDelay:2];
}

- (void)showHUD:(NSString *)text {
    self.HUD.labelText = text;
    [self.HUD show:YES];
    [self.HUD hide:YES afterDelay:60];
}

@end
