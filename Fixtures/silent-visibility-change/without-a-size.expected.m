#import <UIKit/UIKit.h>

@interface PierViewController : UIViewController
@end

@implementation PierViewController

- (IBAction)callTapped:(id)sender {
    UIWebView *callView = [[UIWebView alloc] init];
    [callView loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"tel:112"]]];
    [self.view addSubview:callView];
}

- (IBAction)chartTapped:(id)sender {
    UIWebView *chartView = [[UIWebView alloc] init];
    chartView.frame = CGRectMake(0, 0, 320, 200);
    [chartView loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.org"]]];
    [self.view addSubview:chartView];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, chartView);
}

@end
