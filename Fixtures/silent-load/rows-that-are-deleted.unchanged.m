#import <UIKit/UIKit.h>

@interface MarkSheet : NSObject
+ (void)askFrom:(UIViewController *)controller then:(void (^)(NSArray<NSString *> *texts))answer;
@end

@interface MarksController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *marks;
@property (nonatomic, strong) NSMutableArray<NSString *> *stored;
@end

@implementation MarksController

- (IBAction)askTapped:(id)sender {
    [MarkSheet askFrom:self then:^(NSArray<NSString *> *texts) {
        [self closeAll];
    }];
}

- (void)reloadData {
    self.marks = self.stored;
}

- (void)closeAll {
    NSMutableArray<NSIndexPath *> *rows = [NSMutableArray array];
    for (NSUInteger row = 0; row < self.marks.count; row++) {
        [rows addObject:[NSIndexPath indexPathForRow:row inSection:0]];
    }
    [self.stored removeAllObjects];
    [self reloadData];
    [self.tableView deleteRowsAtIndexPaths:rows withRowAnimation:UITableViewRowAnimationAutomatic];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.marks.count;
}

@end
