import { useSetAtom } from 'jotai';
import { writeCookie } from '../../host/app/cookies.ts';
import { type Theme, themeAtom } from '../../host/app/state.ts';

/** Puts the browser's own bar into the chosen scheme; the server's head holds its two colours. */
function colorBrowserBar(chosen: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { mode } = meta.dataset;
    meta.media = chosen === 'system' ? `(prefers-color-scheme: ${mode})` : chosen === mode ? 'all' : 'not all';
  }
}

/** Shows a colour scheme at once and remembers it for the next first view. */
export function useApplyTheme(): (theme: Theme) => void {
  const setTheme = useSetAtom(themeAtom);
  return (theme) => {
    setTheme(theme);
    document.documentElement.dataset.theme = theme;
    colorBrowserBar(theme);
    writeCookie('theme', theme);
  };
}
