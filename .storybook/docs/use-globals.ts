import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { type FoyerGlobals, readGlobals } from '../globals.ts';

const globalsUpdated = 'globalsUpdated';

/** The toolbar's choice as the address names it, `theme:dark;locale:ar`: a docs page is shown before it gets the choice. */
function globalsOfAddress(): Record<string, string> {
  const pairs = (new URLSearchParams(location.search).get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair.length === 2));
}

/** What the toolbar chooses, on a docs page. */
export function useGlobals({ channel }: Pick<DocsContextProps, 'channel'>): FoyerGlobals {
  const [globals, setGlobals] = useState(() => readGlobals(globalsOfAddress()));
  useEffect(() => {
    const update = ({ globals: chosen }: { globals: Record<string, unknown> }) => setGlobals(readGlobals(chosen));
    channel.on(globalsUpdated, update);
    return () => channel.off(globalsUpdated, update);
  }, [channel]);
  return globals;
}
