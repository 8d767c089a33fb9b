import { vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Nothing of the page's is inherited: rules of the page reach the element itself, and what it passes on ends here. */
export const root = style({
  all: 'initial',
  display: 'block',
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  lineHeight: vars.leading.normal,
  color: vars.color.text,
  accentColor: vars.color.brand,
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: {
    '&[data-theme="light"]': { colorScheme: 'light' },
    '&[data-theme="dark"]': { colorScheme: 'dark' },
  },
});

/** In front of what the page has in its corner. */
export const floating = style({ position: 'relative', zIndex: 2_147_483_000 });

// The rule that react-aria adds to a document's head, for what is pressed in here.
globalStyle(`${root} [data-react-aria-pressable]`, { touchAction: 'pan-x pan-y pinch-zoom' });
