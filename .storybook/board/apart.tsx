import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Providers, type Look } from '../providers.tsx';
import { setPage } from '../story-page.ts';
import * as styles from './board.css.ts';
import type { PreparedPanel } from './prepare.ts';
import type { Stage } from './stage.ts';
import { themeOf } from './theme-of.ts';

interface ApartProps {
  panels: PreparedPanel[];
  stage: Stage;
  look: Look;
  /** The board's own story, for the address of a frame. */
  id: string;
}

/** A cell that has the page for itself. */
function Alone({ panel, look, turned }: { panel: PreparedPanel; look: Look; turned: boolean }) {
  const { id, Story, language, api } = panel;
  const { brand, motion } = look;
  const theme = themeOf(panel, look.theme, turned);
  const { locale } = language;
  useLayoutEffect(() => setPage(locale, { brand, theme, motion }), [locale, brand, theme, motion]);
  return (
    <Providers {...look} theme={theme} language={language} fetch={api.fetch}>
      <div data-cell={id}>
        <Story />
      </div>
    </Providers>
  );
}

const addressOf = (id: string, cell: string, { brand }: Look) =>
  `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: `brand:${brand};cell:${cell}` }).toString()}`;

/** Cells that cover each other: one after the other in tests, each in a frame of its own where people look. */
export function Apart({ panels, stage, look, id }: ApartProps) {
  const { cell, turned = false, framed = 0 } = useSyncExternalStore(stage.subscribe, stage.read);
  const alone = panels.find((panel) => panel.id === cell);
  if (alone) return <Alone key={alone.id} panel={alone} look={look} turned={turned} />;
  if (!framed) return null;
  return (
    <div className={styles.page}>
      <div className={styles.board.looks}>
        {panels.map((panel, index) => (
          <figure key={panel.id} className={styles.frame}>
            <figcaption className={styles.caption}>
              <span className={styles.name}>{panel.caption}</span>
            </figcaption>
            <iframe className={styles.window} title={panel.caption} src={index < framed ? addressOf(id, panel.id, look) : undefined} />
          </figure>
        ))}
      </div>
    </div>
  );
}
