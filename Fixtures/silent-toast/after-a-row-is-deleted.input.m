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
}

@end
