import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';

const { space, color, size, weight, leading, radius, font } = vars;

const layout = defineProperties({
  properties: {
    display: ['none', 'block', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    paddingBlock: space,
    paddingInline: space,
    marginBlockStart: space,
    marginBlockEnd: space,
    borderRadius: radius,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const text = defineProperties({
  properties: {
    fontFamily: font,
    fontSize: size,
    fontWeight: weight,
    lineHeight: leading,
    textAlign: ['start', 'center', 'end'],
    color: { text: color.text, muted: color.textMuted, brand: color.brandText, critical: color.criticalText },
    background: { surface: color.surface, raised: color.surfaceRaised, sunken: color.surfaceSunken },
  },
});

/** The closed set of everyday properties, for use inside `*.css.ts` files (there it costs nothing at run time). */
export const sprinkles = createSprinkles(layout, text);
