#import <UIKit/UIKit.h>

@interface MemoRecorder : NSObject
- (void)recordForDuration:(NSTimeInterval)duration;
- (void)stop;
@end

@interface MemoController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic, strong) MemoRecorder *recorder;
@end

@implementation MemoController

- (IBAction)startRecording {
    [self.recorder recordForDuration:30];
    self.statusLabel.text = NSLocalizedString(@"Speak now", nil);
}

- (IBAction)stopRecording {
    [self.recorder stop];
    self.statusLabel.text = NSLocalizedString(@"The memo is kept", nil);
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        NSLocalizedString(@"The memo is kept", nil));
    });
}

@end
