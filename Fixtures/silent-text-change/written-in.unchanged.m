#import <UIKit/UIKit.h>

@interface GrowingTextView : UIView
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong) UIView *inputAccessoryView;
@end

@interface RoomViewController : UIViewController
@property (nonatomic, strong) GrowingTextView *message;
@end

@implementation RoomViewController

- (void)nameSelected:(NSString *)name {
    self.message.inputAccessoryView = nil;
    if (self.message.text.length == 0) {
        self.message.text = name;
    }
}

@end
