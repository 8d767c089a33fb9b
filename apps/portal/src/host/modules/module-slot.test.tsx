import { aDownloadsModule } from '@foyer/api/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppContext } from '../app/app-context.ts';
import { AppReactContext } from '../app/use-app.ts';
import { ModuleSlot } from './module-slot.tsx';

const app = () =>
  createAppContext({
    firstView: { now: 0, timeZone: 'UTC', theme: 'system', selectedLanguage: 'en_GB' },
    isServer: true,
    routes: [],
    baseUrl: 'https://portal.example/api/v2',
  });

afterEach(() => vi.restoreAllMocks());

it('skips a type it does not know, warns once, and asks for no styles', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const context = app();
  const unknown = { ...aDownloadsModule(), type: 'constructor' } as never;
  const html = () =>
    renderToString(
      <AppReactContext value={context}>
        <ModuleSlot module={unknown} />
        <ModuleSlot module={unknown} />
      </AppReactContext>,
    );
  expect(html()).toBe('');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Foyer skips a module of unknown type "constructor".');
  expect([...context.shownModules]).toEqual([]);
});

it('sends the server which module types are shown, and gives each an anchor', () => {
  const context = app();
  const html = renderToString(
    <AppReactContext value={context}>
      <ModuleSlot module={aDownloadsModule({ id: 'forms' })} />
    </AppReactContext>,
  );
  expect(html).toContain('id="module_forms"');
  expect([...context.shownModules]).toEqual(['downloads']);
});
