// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface Floor : NSObject
@property (nonatomic, copy) NSArray<NSString *> *rooms;
@end

@interface HotelController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *roomsView;
@property (nonatomic, copy) NSArray<Floor *> *floors;
@property (nonatomic) NSInteger selectedIndex;
@end

@implementation HotelController

- (Floor *)shownFloor {
    return self.floors[self.selectedIndex];
}

- (void)setSelectedIndex:(NSInteger)selectedIndex {
    _selectedIndex = selectedIndex;
    [self.roomsView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self shownFloor].rooms.count;
}

@end
