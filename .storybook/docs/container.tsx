import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { setPage } from '../story-page.ts';
import * as styles from './docs.css.ts';
import { storybookTheme } from './docs-theme.ts';
import { useBrand } from './use-brand.ts';
import { useGlobals } from './use-globals.ts';
import { useSettled } from './use-settled.ts';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

function useSystemMode(): 'light' | 'dark' {
  const isDark = useSyncExternalStore(
    (changed) => {
      const query = matchMedia('(prefers-color-scheme: dark)');
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia('(prefers-color-scheme: dark)').matches,
  );
  return isDark ? 'dark' : 'light';
}

/** A docs page in the look the toolbar chooses. It does not shift: it is shown when its content has its size. */
export function FoyerDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, motion, ...chosen } = useGlobals(context);
  const brand = useBrand(chosen.brand);
  const system = useSystemMode();

  useLayoutEffect(() => {
    if (brand) setPage('en_GB', { brand, theme, motion });
  }, [brand, theme, motion]);

  if (!brand) return null;
  return (
    <Settling context={context}>
      <DocsContainer context={context} theme={themes[theme === 'system' ? system : theme]}>
        {children}
      </DocsContainer>
    </Settling>
  );
}

/** Apart from the page, so that its waiting begins when there is something to wait for. */
function Settling({ context, children }: PropsWithChildren<Pick<DocsContainerProps, 'context'>>) {
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page} className={useSettled(context, page) ? styles.settled : styles.unsettled}>
      {children}
    </div>
  );
}
