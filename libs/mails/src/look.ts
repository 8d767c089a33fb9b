import type { FormOfAddress } from '@foyer/locales';
import { type Colors, deriveTheme, hexOf, type ThemeSeed } from '@foyer/theme';

/** The colours a mail is drawn in, as mail programs read them. */
const used = ['canvas', 'surface', 'text', 'textMuted', 'line', 'brand', 'onBrand', 'brandText'] as const;

/** One value for each colour of a mail. */
export type MailColors = Record<(typeof used)[number], string>;

/** What of a mail's look comes from the customer's theme. */
export interface MailLook {
  light: MailColors;
  dark: MailColors;
  /** What is behind a logo in dark mode. */
  logoGround: string;
  /** The corners of buttons, in pixels. */
  radius: number;
}

/** How a customer's mails look. */
export interface MailBrand extends MailLook {
  /** How readers are addressed. */
  formOfAddress: FormOfAddress;
  /** The portal's name in the mail's language. */
  portal: string;
  /** Where the customer's people open the portal. */
  origin: string;
  /** The logo as shown, in CSS pixels; the picture travels along as `logoCid`. */
  logo: { width: number; height: number } | null;
}

const pixelsPerRem = 16;

const pick = (colors: Colors): MailColors => Object.fromEntries(used.map((name) => [name, hexOf(colors[name])])) as MailColors;

/** Derives how mails look from what a customer chose. Takes some milliseconds. */
export function mailLook(seed: ThemeSeed): MailLook {
  const { color, scales } = deriveTheme(seed);
  return {
    light: pick(color.light),
    dark: pick(color.dark),
    logoGround: hexOf(color.dark.logoGround),
    radius: Math.round(parseFloat(scales.radius.m) * pixelsPerRem),
  };
}
