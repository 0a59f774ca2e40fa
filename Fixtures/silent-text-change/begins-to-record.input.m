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
}

@end
