#import <UIKit/UIKit.h>

@interface Room : NSObject
- (void)removeMember:(NSString *)member success:(void (^)(void))success;
@end

@interface MemberController : UIViewController
@property(nonatomic) UITableView *tableView;
@property(nonatomic) NSMutableArray<NSString *> *members;
@property(nonatomic) Room *room;
@end

@implementation MemberController

- (void)askWithMessage:(NSString *)message {
}

- (void)askToLeave:(NSInteger)row isOwn:(BOOL)isOwn {
  if (isOwn) {
    NSString *message;
    if (self.members.count == 1) {
      message = @"You are the last one here";
    } else {
      message = @"Leave this room?";
    }
    [self askWithMessage:message];
  } else {
    [self.room removeMember:self.members[row] success:^{
      [self.members removeObjectAtIndex:row];
      [self.tableView reloadData];
    }];
  }
}

@end
