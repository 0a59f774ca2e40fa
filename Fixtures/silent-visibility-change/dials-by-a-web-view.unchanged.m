#import <UIKit/UIKit.h>

@interface TripViewController : UIViewController
@end

@implementation TripViewController

- (IBAction)callShipping:(id)sender {
    UIWebView *callView = [[UIWebView alloc] init];
    [callView loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"tel:112"]]];
    [self.view addSubview:callView];
}

@end
