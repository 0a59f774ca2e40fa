#import <UIKit/UIKit.h>

@class Fetch;

@protocol FetchDelegate
@end

@interface ViewerController : UIViewController <FetchDelegate>
@property (nonatomic, weak) IBOutlet UIView *downloadView;
@property (nonatomic, weak) IBOutlet UILabel *messageLabel;
@end

@implementation ViewerController

- (void)fetch:(Fetch *)fetch didFailWithError:(NSError *)error
{
    self.downloadView.hidden = YES;
    self.messageLabel.text = NSLocalizedString(@"This file can not be downloaded right now.", nil);
    self.messageLabel.hidden = NO;
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                    NSLocalizedString(@"This file can not be downloaded right now.", nil));
}

@end
