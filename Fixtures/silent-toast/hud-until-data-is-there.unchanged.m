#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
+ (MBProgressHUD *)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated;
enum { MBProgressHUDModeIndeterminate = 0 };
@property (nonatomic, assign) int mode;
@property (nonatomic, readonly) UILabel *label;
@end

@interface HouseListController : UIViewController
@property (nonatomic, copy) NSArray *houses;
@end

@implementation HouseListController

- (IBAction)showAll:(id)sender {
    [self fetchHouses];
}

- (void)fetchHouses {
    MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
    hud.mode = MBProgressHUDModeIndeterminate;
    hud.label.text = @"Empfange Daten";
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        NSArray *houses = @[@"One"];
        dispatch_async(dispatch_get_main_queue(), ^{
            self.houses = houses;
            [hud hideAnimated:YES];
        });
    });
}

@end
