#import <UIKit/UIKit.h>
#import "MBProgressHUD.h"

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
    dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
        NSArray *houses = @[@"One"];
        dispatch_async(dispatch_get_main_queue(), ^{
            self.houses = houses;
            [hud hideAnimated:YES];
        });
    });
}

@end
