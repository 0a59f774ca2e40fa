#import <UIKit/UIKit.h>

@interface LineTestController : UIViewController
@property (nonatomic, strong) UILabel *failedUploadLabel;
@property (nonatomic, strong) UILabel *failedDownloadLabel;
@end

@implementation LineTestController

- (void)uploadFailedWithCount:(NSInteger)count {
    dispatch_async(dispatch_get_main_queue(), ^{
        self.failedUploadLabel.text = [NSString stringWithFormat:@"%@%li", @"\u21e1", (long)count];
    });
}

- (void)downloadFailedWithCount:(NSInteger)count {
    dispatch_async(dispatch_get_main_queue(), ^{
        self.failedDownloadLabel.text = [NSString stringWithFormat:@"%li downloads failed", (long)count];
    });
}

@end
