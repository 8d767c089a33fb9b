/** What a browser says about itself, as people know it. */
export interface Device {
  browser: string | null;
  system: string | null;
}

type Rule = [name: string, pattern: RegExp];

// Each browser also claims to be those it came from, so the order decides.
const browsers: Rule[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /^(?=.*\bVersion\/\d).*\bSafari\//],
];

const systems: Rule[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const first = (rules: Rule[], text: string): string | null => rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Names browser and system; null for what is not recognised. The header is free text, so nothing of it is passed on. */
export const readUserAgent = (userAgent: string | null): Device => ({
  browser: first(browsers, userAgent ?? ''),
  system: first(systems, userAgent ?? ''),
});
