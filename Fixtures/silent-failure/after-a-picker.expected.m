#import <UIKit/UIKit.h>

@interface AttachmentViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *attachmentNote;
- (void)uploadThen:(void (^)(NSError *error))done;
@end

@implementation AttachmentViewController

- (void)uploadThen:(void (^)(NSError *error))done {
    done(nil);
}

- (void)documentPicker:(id)picker didPickDocumentsAtURLs:(NSArray *)urls {
    [self uploadThen:^(NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{
            if (error) {
                self.attachmentNote.text = @"The attachment could not be sent";
                self.attachmentNote.hidden = NO;
                UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                                @"The attachment could not be sent");
            } else {
                self.attachmentNote.hidden = YES;
            }
        });
    }];
}

@end
