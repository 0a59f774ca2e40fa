#import <UIKit/UIKit.h>

@interface PartsViewController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) NSMutableArray *parts;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation PartsViewController

- (void)loadNextPart:(NSString *)name {
    NSLog(@"%@", name);
    [self.spinner startAnimating];
    dispatch_async(dispatch_get_main_queue(), ^{
        [self.spinner stopAnimating];
        [self.parts addObject:name];
        [self.tableView reloadData];
    });
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.parts.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
    return [tableView dequeueReusableCellWithIdentifier:@"Part" forIndexPath:path];
}

@end
