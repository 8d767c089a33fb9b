import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { buildings } from './buildings/index.ts';
import { featuresOf } from './people/features.ts';
import { drawPortrait } from './people/portrait.ts';
import { drawHotel, landscapes } from './scene.ts';
import { drawTheme, themes } from './themes/index.ts';

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
const drawn = (svg: string) => sharp(Buffer.from(svg)).metadata();

describe('a drawing', () => {
  it.each(keys(themes))('on the theme %s is whole, small and the same every time', async (theme) => {
    const svg = drawTheme(theme, 'a');
    expect(svg).toBe(drawTheme(theme, 'a'));
    expect(svg).not.toBe(drawTheme(theme, 'b'));
    expect(svg).not.toMatch(/NaN|undefined|<text|Infinity/);
    expect(await drawn(svg)).toMatchObject({ format: 'svg', width: 1600, height: 900 });
  });

  it.each(keys(landscapes))('of a hotel in the landscape %s keeps the building whatever the light', async (land) => {
    for (const building of keys(buildings)) {
      const look = { seed: 'x', building, land };
      const svg = drawHotel(look, 'winter');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toBe(drawHotel(look, 'winter'));
      expect(svg).not.toBe(drawHotel(look, 'dusk'));
    }
    expect(await drawn(drawHotel({ seed: 'x', building: 'manor', land }, 'night'))).toMatchObject({ width: 1600, height: 900 });
  });

  it('of a person is small and the same every time', async () => {
    for (let i = 0; i < 60; i++) {
      const portrait = () =>
        drawPortrait(
          featuresOf(createRandom('p', i), {
            gender: i % 2 ? 'f' : 'm',
            origin: 'arab',
            clothes: 'chef',
            age: 20 + i / 2,
            headscarf: i % 4 === 1,
          }),
        );
      expect(portrait()).toBe(portrait());
      expect(portrait().length).toBeLessThan(4_000);
      expect(portrait()).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
