import { anEditorBlock, anEditorModule } from '@foyer/api/testing';
import { generateHostileHtml, hitFunction, hitHost, hostileHtml } from '@foyer/api/testing/hostile-html';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import { EditorModule } from '../editor/editor.tsx';
import { tags } from './allowed.ts';

const stage = { show: (_documents: readonly string[]): void => undefined };

const moduleOf = (documents: readonly string[]) =>
  anEditorModule({ results: documents.map((html, index) => anEditorBlock({ id: `block-${index}`, html })) });

/** The module as a page shows it, with one hostile document after another. */
function Parade() {
  const [module, setModule] = useState(() => moduleOf(['<p>a</p>']));
  useEffect(() => {
    stage.show = (documents) => setModule(moduleOf(documents));
  }, []);
  return <EditorModule module={module} />;
}

const meta = { title: 'Modules/Editor/Hostile HTML', component: Parade, parameters: { layout: 'padded' } } satisfies Meta<typeof Parade>;
export default meta;
type Story = StoryObj<typeof meta>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const allowed = new Set<string>(tags);
const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** What is in the page and must not be: elements off the list, handlers, addresses that run or load something, names that hide our own. */
function faultsOf(root: HTMLElement): string[] {
  return [...root.querySelectorAll('[lang] *')].flatMap((element) => {
    const faults = allowed.has(element.localName) && element.namespaceURI === document.body.namespaceURI ? [] : [element.localName];
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^srcset$|^action$|^formaction$|^name$|:/.test(name)) faults.push(`${name} of ${element.localName}`);
      if (name === 'src' && !value.startsWith('/api/v2/media/')) faults.push(`src ${value}`);
      if (name === 'id' && !value.startsWith('section-')) faults.push(`id ${value}`);
    }
    if (element instanceof HTMLAnchorElement && element.href && !protocols.includes(element.protocol)) faults.push(element.href);
    return faults;
  });
}

/** Shows the documents in batches; says what any of them reached. */
async function parade(documents: readonly string[], root: HTMLElement): Promise<string[]> {
  const reached: string[] = [];
  const hit = (what: string) => () => void reached.push(what);
  const page = window as unknown as Record<string, unknown>;
  page[hitFunction] = hit('a script ran');
  const dialogs = ['alert', 'confirm', 'prompt', 'print', 'open'];
  const before = dialogs.map((name) => page[name]);
  dialogs.forEach((name) => (page[name] = hit(`a dialog opened: ${name}`)));
  const listening = new AbortController();
  addEventListener('error', ({ message }) => reached.push(`an error: ${message}`), { signal: listening.signal });
  addEventListener('beforeunload', hit('the page was left'), { signal: listening.signal });
  const { href } = location;
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(20_000);

  for (let start = 0; start < documents.length; start += 250) {
    flushSync(() => stage.show(documents.slice(start, start + 250)));
    reached.push(...faultsOf(root));
    await pause(0);
  }
  await pause(300);
  for (const { name } of performance.getEntriesByType('resource')) if (name.includes(hitHost)) reached.push(`a request: ${name}`);
  if (location.href !== href) reached.push(`another address: ${location.href}`);
  flushSync(() => stage.show(['<p>Ende</p>']));
  listening.abort();
  dialogs.forEach((name, index) => (page[name] = before[index]));
  Reflect.deleteProperty(page, hitFunction);
  return reached;
}

/** Known payloads, each in a block of its own. */
export const Corpus: Story = {
  play: async ({ canvasElement }) => {
    await expect(await parade(hostileHtml, canvasElement)).toEqual([]);
  },
};

/** Ten thousand documents that mix them, with no policy to help: the module's own sanitiser has to hold. In five parts, each with its own time. */
const part = (seed: number): Story => ({
  play: async ({ canvasElement }) => {
    await expect(await parade(generateHostileHtml(2_000, seed), canvasElement)).toEqual([]);
  },
});
export const Generated1: Story = part(1);
export const Generated2: Story = part(2);
export const Generated3: Story = part(3);
export const Generated4: Story = part(4);
export const Generated5: Story = part(5);

/** The watch itself works: what the module would never let through is seen. */
export const Watch: Story = {
  play: async ({ canvasElement }) => {
    const reached = parade(['<p>a</p>'], canvasElement);
    const block = canvasElement.querySelector('[lang]')!;
    // What is broken in itself fails at once: how long a name takes to be looked up is the network's to say.
    block.innerHTML = `<img src="https://${hitHost}/x.png" alt="a"><img src="data:image/png,a" onerror="${hitFunction}()" alt="a"><a href="javascript:${hitFunction}()">a</a>`;
    const seen = faultsOf(canvasElement);
    await expect(new Set(seen)).toEqual(
      new Set(['onerror of img', `src https://${hitHost}/x.png`, 'src data:image/png,a', `javascript:${hitFunction}()`]),
    );
    await expect((await reached).join()).toMatch(/a script ran/);
    block.replaceChildren();
  },
};
