// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

template <class Element> struct List {
    unsigned long count() const;
};

@interface SourcesViewController : UITableViewController
@end

@implementation SourcesViewController {
    List<NSString *> _onlineSources;
}

- (IBAction)turn:(id)sender {
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return _onlineSources.count();
}

@end
