import { type BrandColorFault, checkBrandColor, type CornerStyle, cornerStyles, type FontPair, fontPairs } from '@foyer/theme';
import { z } from 'zod';
import { ourRule, toFields } from './issue-fields.ts';
import { Problem, type ProblemField } from '../../platform/http/problem.ts';

/** What a customer chooses of the look, as it is stored. */
export interface ThemeChoice {
  /** `#rrggbb`, one that a theme can be derived from. */
  brandColor: string;
  cornerStyle: CornerStyle;
  fontPair: FontPair;
  /** A public image of the customer's. */
  logoId: string | null;
}

/** The rule each refused colour breaks, worded in `lang/`. */
const colorFaults: Record<BrandColorFault, Pick<ProblemField, 'code'>> = {
  not_a_color: { code: 'not_a_color' },
  transparent: { code: 'color_transparent' },
  too_light: { code: 'color_too_light' },
  too_dark: { code: 'color_too_dark' },
  no_hue: { code: 'color_without_hue' },
};

const brandColor = z
  .string()
  .max(100)
  .transform((text, context) => {
    const found = checkBrandColor(text);
    if (found.ok) return found.color;
    context.addIssue({ code: ourRule, params: { ...colorFaults[found.reason], values: { nearest: found.nearest } } });
    return z.NEVER;
  });

const input = z.strictObject({
  brand_color: brandColor,
  corner_style: z.enum(cornerStyles),
  font_pair: z.enum(fontPairs),
  logo_id: z.string().min(1).max(64).nullable(),
});

/** Reads a wish for a theme. Throws a problem that names each refused field; of a colour also why, and the nearest that works. */
export function readThemeInput(value: unknown): ThemeChoice {
  const { data, error } = input.safeParse(value, { reportInput: true });
  if (error) throw new Problem(400, 'validation_failed', { errors: error.issues.flatMap(toFields) });
  return { brandColor: data.brand_color, cornerStyle: data.corner_style, fontPair: data.font_pair, logoId: data.logo_id };
}
