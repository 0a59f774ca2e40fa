@implementation MailList
- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(nonnull NSIndexPath *)path
{
  if (style == UITableViewCellEditingStyleDelete) {
    [self.mails removeObjectAtIndex:path.row];
    [tableView deleteRowsAtIndexPaths:@[ path ] withRowAnimation:UITableViewRowAnimationFade];
  }
}
- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)path {
  MailCell *cell = [tableView dequeueReusableCellWithIdentifier:@"mail" forIndexPath:path];
  cell.subject.text = self.mails[path.row].subject;
  return cell;
}
- (void)scrollViewDidScroll:(UIScrollView *)__unused view {}
@end
