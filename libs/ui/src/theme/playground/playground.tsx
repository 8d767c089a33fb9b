import { type BrandColorFault, checkBrandColor, type CornerStyle, cornerStyles, defaultSeed, type FontPair, fontPairs } from '@foyer/theme';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { NativeSelect } from '../../native-select/native-select.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { useFonts } from '../use-fonts.ts';
import * as styles from './playground.css.ts';
import { ThemedSamples } from './themed-samples.tsx';

const reasons: Record<BrandColorFault, string> = {
  not_a_color: 'This is no colour. Write one such as teal, hsl(187 77% 22%), or this:',
  transparent: 'It lets the ground shine through, so its contrast is not its own.',
  too_light: 'It can hardly be told from white paper.',
  too_dark: 'It can hardly be told from black: no button could show that it is pressed.',
  no_hue: 'This grey makes buttons look switched off. Dark greys are fine.',
};
const texts = { color: 'Brand colour', corners: 'Corners', fonts: 'Fonts', use: 'Use' };

const options = (names: readonly string[]) =>
  names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));

/** A colour is typed, and either the theme that comes of it appears or why none does, with the nearest colour that works. */
export function Playground({ initial = defaultSeed.brandColor }: { initial?: string }) {
  const [typed, setTyped] = useState(initial);
  const [cornerStyle, setCornerStyle] = useState<CornerStyle>('soft');
  const [fontPair, setFontPair] = useState<FontPair>('humanist');
  useFonts(fontPair);
  const checked = checkBrandColor(typed);
  const nearest = checked.ok ? null : checked.nearest;
  return (
    <div className={styles.page}>
      <div className={styles.controls}>
        <TextField
          label={texts.color}
          value={typed}
          spellCheck={false}
          error={checked.ok ? undefined : reasons[checked.reason]}
          onChange={setTyped}
        />
        <NativeSelect label={texts.corners} value={cornerStyle} onChange={(value) => setCornerStyle(value as CornerStyle)}>
          {options(cornerStyles)}
        </NativeSelect>
        <NativeSelect label={texts.fonts} value={fontPair} onChange={(value) => setFontPair(value as FontPair)}>
          {options(fontPairs)}
        </NativeSelect>
      </div>
      {nearest && (
        <div className={styles.refusal}>
          <svg className={styles.swatch} aria-hidden>
            <rect width="100%" height="100%" fill={nearest} />
          </svg>
          <Button look="secondary" onClick={() => setTyped(nearest)}>
            {`${texts.use} ${nearest}`}
          </Button>
        </div>
      )}
      {checked.ok && <ThemedSamples seed={{ brandColor: checked.color, cornerStyle, fontPair }} />}
    </div>
  );
}
