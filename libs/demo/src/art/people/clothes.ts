import { darken, lighten } from '../color.ts';
import { circlePath, fill, polyPath, rectPath, stroke } from '../svg.ts';
import type { Clothes, Features } from './features.ts';

/** Shoulders and chest down to 400; drawn before the neck. */
const torso = 'M56 400C58 340 74 306 118 290C144 280 164 274 172 262H228C236 274 256 280 282 290C326 306 342 340 344 400z';
/** The same with room below, for people who stand behind a table. */
const longTorso = 'M56 620V400C58 340 74 306 118 290C144 280 164 274 172 262H228C236 274 256 280 282 290C326 306 342 340 344 400V620z';

/** What shows below the garment that gives the outfit its colour. */
const shirts: Partial<Record<Clothes, string>> = { waistcoat: '#fffaf0', overall: '#e8d5b5' };

const badge = fill('#c29a4f', rectPath(256, 348, 34, 10));

const details: Record<Clothes, (f: Features) => string> = {
  suit: ({ cloth, trim }) =>
    fill(
      '#fffaf0',
      polyPath([
        [168, 270],
        [200, 372],
        [232, 270],
      ]),
    ) +
    fill(
      trim,
      polyPath([
        [190, 292],
        [210, 292],
        [206, 306],
        [212, 372],
        [200, 392],
        [188, 372],
        [194, 306],
      ]),
    ) +
    fill(
      lighten(cloth, 0.12),
      polyPath([
        [166, 264],
        [132, 294],
        [158, 322],
        [146, 334],
        [194, 400],
        [200, 372],
      ]),
      polyPath([
        [234, 264],
        [268, 294],
        [242, 322],
        [254, 334],
        [206, 400],
        [200, 372],
      ]),
    ) +
    badge,
  blouse: ({ cloth, trim }) =>
    fill(
      darken(cloth, 0.1),
      polyPath([
        [166, 266],
        [150, 298],
        [198, 322],
      ]),
      polyPath([
        [234, 266],
        [250, 298],
        [202, 322],
      ]),
    ) +
    stroke(darken(cloth, 0.16), 3, 'M200 322V400') +
    fill(
      trim,
      'M166 270Q200 300 234 270L240 290Q222 310 208 308L226 366Q214 372 204 364L198 318L188 350Q180 356 172 350L188 306Q172 300 160 290z',
    ),
  waistcoat: ({ cloth, trim }) =>
    fill(cloth, 'M96 620V400C100 340 112 310 140 284L200 368L260 284C288 310 300 340 304 400V620z') +
    fill(
      trim,
      polyPath([
        [200, 290],
        [172, 276],
        [172, 304],
      ]),
      polyPath([
        [200, 290],
        [228, 276],
        [228, 304],
      ]),
      circlePath(200, 290, 8),
    ) +
    fill('#c29a4f', circlePath(200, 382, 4)),
  chef: ({ trim }) =>
    fill(
      '#efe6d6',
      polyPath([
        [170, 266],
        [154, 288],
        [206, 330],
        [236, 288],
        [230, 266],
        [200, 300],
      ]),
    ) +
    stroke('#e0d6c2', 3, 'M206 330L182 400') +
    fill(trim, 'M164 272Q200 304 236 272L230 262Q200 286 170 262z') +
    fill('#16323a', ...[336, 362, 388].flatMap((y) => [circlePath(176 - (y - 336) * 0.2, y, 5), circlePath(226, y, 5)])),
  tunic: ({ cloth, trim }) =>
    stroke(trim, 6, 'M166 268C176 300 190 312 200 316C210 312 224 300 234 268') +
    stroke(darken(cloth, 0.16), 3, 'M200 318V400') +
    fill(darken(cloth, 0.12), rectPath(248, 352, 44, 5)) +
    badge,
  polo: ({ cloth, trim }) =>
    fill(
      lighten(cloth, 0.16),
      polyPath([
        [168, 264],
        [150, 292],
        [196, 318],
        [200, 300],
      ]),
      polyPath([
        [232, 264],
        [250, 292],
        [204, 318],
        [200, 300],
      ]),
    ) +
    stroke(darken(cloth, 0.3), 3, 'M200 306V356') +
    fill(trim, circlePath(262, 346, 9)),
  overall: ({ cloth }) =>
    fill(
      cloth,
      'M96 620V440L126 410V352H274V410L304 440V620zM126 410V352H274V400zM126 352L128 288L150 280V352zM274 352L272 288L250 280V352z',
    ) +
    fill('#c29a4f', circlePath(138, 352, 6), circlePath(262, 352, 6)) +
    stroke(darken(cloth, 0.25), 3, 'M176 374H224V400'),
  knit: ({ cloth }) =>
    stroke(darken(cloth, 0.18), 12, 'M166 270C174 292 226 292 234 270') +
    stroke(darken(cloth, 0.12), 3, 'M120 350q8 8 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0'),
};

/** Body and clothes; `long` carries the body on below the portrait's edge. */
export const clothes = (f: Features, long = false) => fill(shirts[f.clothes] ?? f.cloth, long ? longTorso : torso) + details[f.clothes](f);
