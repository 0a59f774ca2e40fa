#import <UIKit/UIKit.h>

@interface Toast : NSObject
+ (void)toastText:(NSString *)text;
@end

@interface FileSheetView : UIView
@property (nonatomic, strong) UIView *renameView;
@property (nonatomic, copy) NSString *name;
@end

@implementation FileSheetView

// The toast says what is wrong; the user goes on where he is.
- (IBAction)renameTapped:(UIButton *)sender {
    if (self.name.length == 0) {
        [Toast toastText:@"Enter a name"];
        self.renameView.hidden = NO;
        return;
    }
    self.renameView.hidden = YES;
}

@end
