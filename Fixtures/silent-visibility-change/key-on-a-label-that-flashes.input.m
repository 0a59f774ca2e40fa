#import <UIKit/UIKit.h>

@interface FormViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *savedLabel;
- (void)saveThen:(void (^)(void))done;
@end

@implementation FormViewController

- (void)saveThen:(void (^)(void))done {
    done();
}

- (IBAction)saveTapped:(id)sender {
    [self saveThen:^{
        [self flashSaved];
    }];
}

- (void)flashSaved {
    self.savedLabel.text = NSLocalizedString(@"form.saved", nil);
    [UIView animateWithDuration:0.2 animations:^{
        self.savedLabel.alpha = 1;
    }];
}

@end
