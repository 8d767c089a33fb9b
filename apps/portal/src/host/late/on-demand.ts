import type { Locale } from '@foyer/i18n';
import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';
import type { AppContext } from '../app/app-context.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from '../language/use-locale.ts';

/**
 * A component whose code is loaded when it is wanted, and shows nothing until it is there. Other than with `lazy` no boundary waits for it: React shows what one has waited for
 * after 300 ms at the earliest, which is felt at a press. Throws where it cannot be had.
 */
export function onDemand<Props extends object>(load: (app: AppContext, locale: Locale) => Promise<ComponentType<Props>>) {
  return function OnDemand(props: Props) {
    const [app, locale] = [useApp(), useLocale()];
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      load(app, locale).then(
        // What it reads is there already: only in a transition React goes on with it without showing a boundary's fallback first.
        (component) => startTransition(() => setLoaded(() => component)),
        (error: unknown) => setFailure({ error }),
      );
    }, [app, locale]);
    if (failure) throw failure.error;
    return Loaded && createElement(Loaded, props);
  };
}
