// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it.each([
  ['opened', false],
  ['closed', true],
])('stays %s where the reader did that before the page was hydrated', async (_, open) => {
  const part = (
    <Disclosure summary="Opening hours" open={open}>
      All day
    </Disclosure>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(part);
  const details = page.querySelector('details')!;
  // As the browser does on Enter, Space and a press, without any script.
  details.open = !open;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => hydrateRoot(page, part));
  expect(page.querySelector('details')).toBe(details);
  expect(details.open).toBe(!open);
  expect(complaints).not.toHaveBeenCalled();
});
