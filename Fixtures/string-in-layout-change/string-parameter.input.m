#import <UIKit/UIKit.h>

@interface Speaker : NSObject
+ (void)speak:(NSString *)text;
@end

@implementation Speaker

+ (void)speak:(NSString *)text {
    dispatch_async(dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, text);
    });
}

@end
