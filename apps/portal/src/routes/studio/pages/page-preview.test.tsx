// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PagePreview } from './page-preview.tsx';
import { isChosen, readyMessage, savedMessage } from './preview-reader.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const preview = (version: number, chosen: string | null = null) => (
  <IntlProvider locale="en" onError={() => undefined}>
    <PagePreview
      id="house"
      version={version}
      chosen={chosen}
      languages={[{ key: 'en_GB', label: 'English' }]}
      locale="en_GB"
      onLocale={() => undefined}
      onPress={() => undefined}
    />
  </IntlProvider>
);

/** Shows the preview of version 3; `ready` is what its page says once it hears, `told` counts what it was told since. */
function begin() {
  const { container, rerender } = render(preview(3));
  const { contentWindow } = container.querySelector('iframe')!;
  const post = vi.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined);
  return {
    save: (version: number) => rerender(preview(version)),
    choose: (module: string) => rerender(preview(3, module)),
    ready: () => dispatchEvent(new MessageEvent('message', { data: readyMessage, origin: location.origin, source: contentWindow })),
    shown: () => post.mock.calls.splice(0).flatMap(([message]) => (isChosen(message) ? [message.module] : [])),
    told: () => post.mock.calls.splice(0).filter(([message]) => message === savedMessage).length,
  };
}

it('a page that loaded while it was saved is told when it can hear', () => {
  const { save, ready, told } = begin();
  save(4);
  // Told as well, to no avail: the page did not listen yet.
  told();
  ready();
  expect(told()).toBe(1);
});

it('a page that shows what is saved is told nothing', () => {
  const { ready, told } = begin();
  ready();
  expect(told()).toBe(0);
});

it('a page that hears is told of each save', () => {
  const { save, ready, told } = begin();
  ready();
  save(4);
  save(5);
  expect(told()).toBe(2);
});

it('a page is told which module is written, and again when it can hear', () => {
  const { choose, ready, shown } = begin();
  choose('teaser');
  expect(shown()).toEqual(['teaser']);
  ready();
  expect(shown()).toEqual(['teaser']);
});
