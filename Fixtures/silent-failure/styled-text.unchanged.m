#import <UIKit/UIKit.h>

@interface ScoreText : NSObject
+ (ScoreText *)textFromNotes:(NSString *)notes;
@end

@interface ScoreTextLabel : UIView
@property (nonatomic, strong) ScoreText *text;
@end

@interface ScoreController : UIViewController
@end

@implementation ScoreController

- (void)showError:(NSString *)notes {
    ScoreTextLabel *errorLabel = (ScoreTextLabel *)[self.view viewWithTag:7];
    [errorLabel setText:[ScoreText textFromNotes:notes]];
}

@end
