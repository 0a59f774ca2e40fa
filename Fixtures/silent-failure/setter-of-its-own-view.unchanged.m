#import <UIKit/UIKit.h>

@interface FieldErrorView : UIView
@property (nonatomic, copy) NSString *message;
@property (nonatomic, strong) UILabel *messageLabel;
@end

@implementation FieldErrorView

- (void)setMessage:(NSString *)message {
    _message = message;
    self.hidden = message.length == 0;
    if (self.hidden) {
        return;
    }
    self.messageLabel.text = message;
}

@end

@interface EntryView : UIView
@property (nonatomic, strong) FieldErrorView *entryErrorView;
@property (nonatomic, strong) UIColor *warningColor;
@end

@implementation EntryView

- (void)setErrorMessage:(NSString *)errorMessage {
    self.entryErrorView.message = errorMessage;
    self.backgroundColor = errorMessage.length > 0 ? self.warningColor : nil;
}

@end
