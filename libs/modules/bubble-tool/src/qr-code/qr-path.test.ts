import { generate } from 'lean-qr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const address = 'https://community.aurelia.example/de_DE/news/019a3f6e-0014-7000-8000-000000000001';

/** The modules a path fills, as `x,y`. */
const filled = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y}`),
  );

describe('the path of a QR code', () => {
  // Against what is made where every way to write it is considered: it may not need more modules.
  it.each([address, address.toUpperCase(), encodeURI('https://community.aurelia.example/de_DE/news/Küche-und-Keller')])(
    'fills every dark module of %s once, and no other',
    (text) => {
      const { size, path } = qrPath(text);
      const code = generate(text);
      expect(code.size).toBe(size);
      const dark = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const).filter(([x, y]) =>
        code.get(x, y),
      );
      const drawn = filled(path);
      expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
      expect(drawn.toSorted()).toEqual(dark.map(([x, y]) => `${x},${y}`).toSorted());
    },
  );
});
