import { variableName } from '@foyer/theme';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import * as styles from './blocks.css.ts';
import { Copy } from './copy.tsx';
import { useBrandTheme } from './use-brand-theme.ts';

interface RowProps {
  name: string;
  path: readonly string[];
  value: string;
  children: ReactNode;
}

const Row = ({ name, path, value, children }: RowProps) => (
  <div className={styles.row}>
    <div>
      <div className={styles.tokenName}>{name}</div>
      <Copy text={variableName(path)} />
      <div className={styles.code}>{value}</div>
    </div>
    <div className={styles.line}>{children}</div>
  </div>
);

type Group = 'size' | 'space' | 'radius' | 'shadow' | 'leading' | 'measure' | 'font';

/** Rows of one group of tokens, each shown by `show`. */
function Rows({ group, show }: { group: Group; show: (variable: string, name: string) => ReactNode }) {
  const { scales } = useBrandTheme();
  return (
    <div className={`sb-unstyled ${styles.rows}`}>
      {Object.entries<string>(scales[group]).map(([name, value]) => (
        <Row key={name} name={name} path={[group, name]} value={value}>
          {show(`var(${variableName([group, name])})`, name)}
        </Row>
      ))}
    </div>
  );
}

const headlines = new Set(['xl', 'xxl', 'xxxl', 'display']);
const sample = 'Guten Morgen am Bodensee';
const paragraph =
  'Das Haus am Kurpark begrüßt seit heute Gäste aus ganz Europa, mit neuen Öffnungszeiten, einer saisonalen Karte und einem Team, das sich freut.';

export const FontFaces = () => (
  <Rows group="font" show={(fontFamily) => <span style={{ fontFamily, fontSize: '1.5rem' }}>{sample} 0123456789</span>} />
);

/** The sizes of text, headlines in their own face. */
export const TypeScale = () => (
  <Rows
    group="size"
    show={(fontSize, name) => (
      <span
        style={{
          fontSize,
          lineHeight: 1.2,
          fontFamily: `var(${variableName(['font', headlines.has(name) ? 'headline' : 'text'])})`,
          fontWeight: headlines.has(name) ? 500 : 400,
        }}
      >
        {sample}
      </span>
    )}
  />
);

export const Leading = () => (
  <Rows group="leading" show={(lineHeight) => <p style={{ lineHeight, margin: 0, maxInlineSize: '26rem' }}>{paragraph}</p>} />
);
export const SpaceScale = () => <Rows group="space" show={(inlineSize) => <div className={styles.bar} style={{ inlineSize }} />} />;
export const Radii = () => <Rows group="radius" show={(borderRadius) => <div className={styles.shape} style={{ borderRadius }} />} />;
export const Shadows = () => <Rows group="shadow" show={(boxShadow) => <div className={styles.raised} style={{ boxShadow }} />} />;
export const Measures = () => (
  <Rows group="measure" show={(inlineSize) => <div className={styles.bar} style={{ inlineSize, maxInlineSize: '100%' }} />} />
);

const reduced = () => document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A ball that runs with a duration and an easing, unless less motion is preferred. */
function Runner({ duration, easing }: { duration: string; easing: string }) {
  const ball = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ball.current || reduced()) return undefined;
    const way = (ball.current.parentElement?.clientWidth ?? 0) - 32;
    const milliseconds = Number.parseFloat(duration);
    const run = ball.current.animate([{ transform: 'none' }, { transform: `translateX(${way}px)` }], {
      duration: milliseconds,
      easing,
      fill: 'both',
    });
    const timer = setInterval(() => run.reverse(), 1600);
    return () => {
      clearInterval(timer);
      run.cancel();
    };
  }, [duration, easing]);
  return (
    <div className={styles.runner}>
      <div className={styles.ball} ref={ball} />
    </div>
  );
}

/** Durations and easings, in motion. */
export function MotionTokens() {
  const { duration, easing } = useBrandTheme().scales;
  return (
    <div className={`sb-unstyled ${styles.rows}`}>
      {Object.entries<string>(duration).map(([name, value]) => (
        <Row key={name} name={name} path={['duration', name]} value={value}>
          <Runner duration={value} easing={easing.standard} />
        </Row>
      ))}
      {Object.entries<string>(easing).map(([name, value]) => (
        <Row key={name} name={name} path={['easing', name]} value={value}>
          <Runner duration="600" easing={value} />
        </Row>
      ))}
    </div>
  );
}
