import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modes, tokensFile, tokensJson } from '../tools/tokens-file.ts';
import { variables } from './css.ts';
import { designTokens } from './design-tokens.ts';
import { sampleThemes } from './samples.ts';
import { defaultTheme, deriveTheme } from './theme.ts';

interface Token {
  $type?: string;
  $value: never;
  $description?: string;
  $extensions: { foyer: { variable: string; css: string } };
}

/** Every token with the type it has, from its group where it has none of its own. */
function tokensOf(json: string): [path: string, token: Token & { $type: string }][] {
  const groups = JSON.parse(json) as Record<string, Record<string, Token> & { $type: string }>;
  return Object.entries(groups).flatMap(([group, { $type, ...tokens }]) =>
    Object.entries(tokens).map(([name, token]): [string, Token & { $type: string }] => [`${group}.${name}`, { $type, ...token }]),
  );
}

const isDimension = ({ value, unit }: { value: number; unit: string }) => Number.isFinite(value) && (unit === 'px' || unit === 'rem');
interface Shadow extends Record<'offsetX' | 'offsetY' | 'blur' | 'spread', { value: number; unit: string }> {
  color: string;
}

/** What the format demands of a value (Design Tokens Format Module 2025.10, §8 and §9). */
const sound: Record<string, (value: never, paths: ReadonlySet<string>) => boolean> = {
  color: ({ colorSpace, components, alpha, hex }: { colorSpace: string; components: number[]; alpha: number; hex: string }) =>
    colorSpace === 'oklch' &&
    components.length === 3 &&
    components.every(Number.isFinite) &&
    alpha >= 0 &&
    alpha <= 1 &&
    /^#[\da-f]{6}$/.test(hex),
  dimension: isDimension,
  duration: ({ value, unit }: { value: number; unit: string }) => value > 0 && unit === 'ms',
  cubicBezier: (value: number[]) => value.length === 4 && value[0]! >= 0 && value[0]! <= 1 && value[2]! >= 0 && value[2]! <= 1,
  fontFamily: (value: string[]) => value.length > 1 && value.every((family) => !/['",]/.test(family)),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  number: Number.isFinite,
  shadow: (value: Shadow[], paths) =>
    value.every(
      ({ color, offsetX, offsetY, blur, spread }) => paths.has(color.slice(1, -1)) && [offsetX, offsetY, blur, spread].every(isDimension),
    ),
};

describe.each(modes)('the tokens for design tools, %s', (mode) => {
  const tokens = tokensOf(tokensJson(mode));

  it('are published as they are; `npm run tokens` writes them', () => {
    expect(readFileSync(tokensFile(mode), 'utf8')).toBe(tokensJson(mode));
  });

  it('are all there are, each with its variable and its value as CSS', () => {
    const written = tokens.map(([, { $extensions }]) => [$extensions.foyer.variable, $extensions.foyer.css]);
    expect(written).toEqual([...variables(defaultTheme.color[mode] as never, ['color']), ...variables(defaultTheme.scales)]);
  });

  it('have values of their types, and names that the format allows', () => {
    const paths = new Set(tokens.map(([path]) => path));
    const wrong = tokens.filter(([path, { $type, $value }]) => !sound[$type]?.($value, paths) || !/^[a-z]\w+\.[a-z]\w*$/i.test(path));
    expect(wrong).toEqual([]);
  });

  it('say what every colour is for', () => {
    expect(tokens.filter(([path, { $description }]) => path.startsWith('color.') && !$description)).toEqual([]);
  });
});

it('gives what the format knows of a size that follows the window, and the rest beside it', () => {
  const { display } = designTokens(defaultTheme, 'light')['size']!;
  expect(display).toEqual({
    $value: { value: 2.75, unit: 'rem' },
    $extensions: { foyer: { variable: '--foyer-size-display', css: 'clamp(2.0625rem, 1.75rem + 1.4vw, 2.75rem)' } },
  });
});

it('gives a customer’s own look', () => {
  const [seed] = Object.values(sampleThemes).map((sample) => sample.seed);
  const theme = deriveTheme(seed!);
  expect(designTokens(theme, 'dark')['color']).not.toEqual(designTokens(defaultTheme, 'dark')['color']);
});
