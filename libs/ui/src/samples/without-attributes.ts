/** Components that take no attributes of an element, since they have none of their own, and why. */
export const withoutElement: Readonly<Record<string, string>> = {
  AnchoredPopover: 'stands beside what opens it',
  FloatingPanel: 'a native dialog that is one with its place',
  UiProvider: 'gives its children a context',
  PagesProvider: 'gives its children a context',
  Fold: 'gives its children a context',
  SnackbarProvider: 'shows messages beside its children',
  ExternalSign: 'is a sign and words within a link',
  Presence: 'moves its children, each in an element of its own',
  Tooltip: 'hands its attributes on to its control',
  Popover: 'is a button that its owner makes, and a panel over the page',
  ConfirmDialog: 'lies over the page',
  Dialog: 'lies over the page',
  Drawer: 'lies over the page',
  FilterDialog: 'lies over the page',
  FormDialog: 'lies over the page',
  GalleryOverlay: 'lies over the page',
  SideDrawer: 'lies over the page',
};

/** Components whose element react-aria makes: they take `className` and `id`, the rest is the library's. */
export const ofReactAria: readonly string[] = ['Combobox', 'MultiSelect', 'Select', 'Stepper', 'Tabs'];
