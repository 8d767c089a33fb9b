import { CompactErrorState, SkeletonBlock } from '@foyer/ui';
import { memo, Suspense, useEffect, useId, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Mode } from '../globals.ts';
import { type Look, Providers } from '../providers.tsx';
import { pressWhenThere } from './press.ts';
import type { PreparedPanel } from './prepare.ts';
import * as styles from './board.css.ts';
import { themeOf } from './theme-of.ts';

interface PanelProps {
  panel: PreparedPanel;
  press: string | undefined;
  /** What the toolbar chooses. */
  look: Look;
}

/** On a dark page the themes have changed places. */
const swapped: Record<string, string> = { Dark: 'Light', dark: 'light', Light: 'Dark' };

/** What a panel is called in the theme it has on this page. */
function captionOf({ caption, look, id, globals }: PreparedPanel, theme: Mode): string {
  const asNamed = theme === 'system' || (theme === 'dark') === Boolean(globals.theme);
  return asNamed || !(look ?? id === 'dark') ? caption : caption.replace(/(dark|light)$/i, (name) => swapped[name]!);
}

/**
 * The content of the frame of a state: its own server, query cache, language and theme, and round it what the portal puts round a module.
 * Rendered once: the board is rendered again for each panel that joins it.
 */
export const Panel = memo(function Panel({ panel, press, look }: PanelProps) {
  const { note, Story, api, language, reached } = panel;
  const theme = themeOf(panel, look.theme);
  const caption = captionOf(panel, theme);
  const captionId = useId();
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!press || !reached || !stage.current) return undefined;
    return pressWhenThere(stage.current, press);
  }, [press, reached]);

  return (
    <>
      <figcaption className={styles.caption} id={captionId}>
        <span className={styles.name}>{caption}</span>
        {note && <span className={styles.note}>{note}</span>}
      </figcaption>
      <div ref={stage} className={styles.stage} role="group" aria-labelledby={captionId} tabIndex={0}>
        <Providers {...look} theme={theme} language={language} fetch={api.fetch}>
          <div className={styles.room} data-cell={panel.id}>
            <ErrorBoundary fallback={<CompactErrorState title="This part of the page can't be shown right now." />}>
              <Suspense fallback={<SkeletonBlock size="l" />}>
                <Story />
              </Suspense>
            </ErrorBoundary>
          </div>
          <p className={styles.nothing} lang="en" dir="ltr">
            Shows nothing and takes no room.
          </p>
        </Providers>
      </div>
    </>
  );
});
