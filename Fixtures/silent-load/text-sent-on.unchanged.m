#import <UIKit/UIKit.h>

@interface LetterStore : NSObject
- (NSString *)letterWithBody:(NSString *)body;
@end

@interface LettersController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) NSMutableArray *letters;
@property (nonatomic, strong) LetterStore *store;
@property (nonatomic, strong) UITableView *tableView;
@end

@implementation LettersController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
    return self.letters.count;
}

- (IBAction)refreshLetters:(id)sender
{
    NSString *bodyText = @"";
    if (self.letters.count > 0) {
        bodyText = @"{kind: letter, first: no}";
    } else {
        bodyText = @"{kind: letter, first: yes}";
    }
    [self.letters addObject:[self.store letterWithBody:bodyText]];
    [self.tableView reloadData];
}

@end
