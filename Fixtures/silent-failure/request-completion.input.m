#import <UIKit/UIKit.h>

@interface StockViewController : UIViewController
@property (nonatomic, strong) IBOutlet UILabel *errorLabel;
@property (nonatomic, strong) NSURL *url;
@end

@implementation StockViewController

- (IBAction)checkStock:(UIButton *)sender {
    NSURLSession *session = [NSURLSession sharedSession];
    [[session dataTaskWithURL:self.url completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{
            if (error != nil) {
                self.errorLabel.text = @"Stock could not be checked.";
                self.errorLabel.hidden = NO;
            }
        });
    }] resume];
}

@end
