#import <UIKit/UIKit.h>

@interface TipPage : NSObject
@property (nonatomic) NSString *message;
@end

@implementation TipPage
@end

@interface TipPages : NSObject
@end

@implementation TipPages

- (TipPage *)lockPage {
    TipPage *lockWarning = [[TipPage alloc] init];
    lockWarning.message = @"The lock is not set up";
    return lockWarning;
}

@end
