/** What the portal's bar covers of a page that is scrolled: the height of a `TopBar` that has shrunk. What sticks to the top stands below it. */
export const barRoom = '3.125rem';
