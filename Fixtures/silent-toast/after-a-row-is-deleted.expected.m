#import <UIKit/UIKit.h>

@interface NotesViewController : UITableViewController
@property (nonatomic) UIView *undoBar;
@property (nonatomic) UILabel *undoLabel;
@end

@implementation NotesViewController

- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath {
    [self showUndoBarWithText:@"The note is deleted"];
}

- (void)showUndoBarWithText:(NSString *)text {
    self.undoLabel.text = text;
    self.undoBar.hidden = NO;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text);
    });
}

@end
