import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

const wideEnough = from(880);

/** The place is asked and not the window: the sliders are also used in a narrow column of another site. */
export const place = style({ containerType: 'inline-size' });

export const narrow = style({ '@container': { [wideEnough]: { display: 'none' } } });

const wideOnly = (rule: object) => style({ display: 'none', '@container': { [wideEnough]: rule } });
export const wide = {
  pair: wideOnly({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xl }),
  single: wideOnly({ display: 'block' }),
};

/** Both end on one line, and so do their controls, whichever has the longer words. */
export const level = style({ flexGrow: 1 });
