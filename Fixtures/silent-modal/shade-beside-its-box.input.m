#import <UIKit/UIKit.h>

@interface ScanController : UIViewController
@end

@implementation ScanController

- (IBAction)showHelp:(id)sender {
    UIView *modal = [[UIView alloc] init];
    modal.backgroundColor = [UIColor blackColor];
    modal.frame = self.view.bounds;

    UIView *box = [[UIView alloc] init];
    UILabel *words = [[UILabel alloc] init];
    words.text = @"Hold the code in front of the camera";
    [box addSubview:words];

    [self.view addSubview:modal];
    [self.view addSubview:box];
}

@end
