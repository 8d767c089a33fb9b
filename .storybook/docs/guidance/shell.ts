import { type Guidance, keys } from './guidance.ts';

/** What the pages below UI/Shell say. */
export const shell: Record<string, Guidance> = {
  AppBar: {
    use: 'Above a page on phones, with the way back.',
    avoid: 'Do not show it beside the `TopBar` on wide screens.',
    keys: keys.follow,
  },
  BackToTop: {
    use: 'On long pages; it leads to what `target` names.',
    avoid: 'Do not let it cover a control.',
    keys: [['Enter', 'Goes to the top; the focus goes along']],
  },
  BottomBar: {
    use: 'At the foot of phones, for the places of every day and the menu.',
    avoid: 'Do not put more than five places into it, nor show it beside the `MainMenu`.',
    keys: [
      ['Tab', 'Goes to the next place'],
      ['Enter', 'Follows a link, or opens what the button is for'],
    ],
  },
  Footer: { use: 'At the end of every page, with the legal links.', avoid: 'Do not put actions into it.', keys: keys.follow },
  MainMenu: {
    use: 'For the main places of the portal; what has no room moves into "more".',
    avoid: 'Do not nest deeper than one level.',
    keys: [
      ['Enter, arrow down', 'On the arrow of an entry: open the list below it'],
      ['Arrow keys', 'Walk through the list'],
      ['Esc', 'Closes the list; the focus goes back'],
      ['Tab', 'Goes to the next entry'],
    ],
  },
  SideDrawer: {
    use: 'For menu, search and settings below 1,265 px.',
    avoid: 'Do not use it for a task: that is a `Drawer` or `Dialog`.',
    keys: keys.modal,
  },
  SideNav: {
    use: 'For the menu inside a drawer.',
    avoid: 'Do not use it beside the `MainMenu`.',
    keys: [['Enter, Space', 'Open what is below an entry, or follow it']],
  },
  TopBar: {
    use: 'Once on a page, with logo, menu and the member’s actions.',
    avoid: 'Do not put more than five actions into it.',
    keys: keys.follow,
  },
  UserBlock: {
    use: 'For the member at the head of the drawer.',
    avoid: 'Do not use it for colleagues: take an `Avatar` with the name.',
    keys: keys.follow,
  },
};
