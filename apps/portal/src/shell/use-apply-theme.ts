import { useSetAtom } from 'jotai';
import type { Theme } from '../app/app-context.ts';
import { writeCookie } from '../app/cookies.ts';
import { themeAtom } from '../app/state.ts';

/** Shows a colour scheme at once and remembers it for the next first view. */
export function useApplyTheme(): (theme: Theme) => void {
  const setTheme = useSetAtom(themeAtom);
  return (theme) => {
    setTheme(theme);
    document.documentElement.dataset.theme = theme;
    writeCookie('theme', theme);
  };
}
