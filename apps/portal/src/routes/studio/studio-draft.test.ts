import { ApiError, type Schemas } from '@foyer/api';
import { aProblem, aStudioArticle } from '@foyer/api/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalCopy } from './local-copy.ts';
import { StudioDraft, type DraftPorts } from './studio-draft.ts';
import { type Content, differences, textIn, withText } from './studio-content.ts';

type Article = Schemas['StudioArticle'];

const article = aStudioArticle();
const offline = new ApiError(aProblem({ status: 0, code: 'network' }));
const outrun = new ApiError(aProblem({ status: 409, code: 'changed_meanwhile' }));
const title = (text: string) => (content: Content) => withText(content, 'de_DE', { title: text });

function begin(send: (change: Schemas['StudioArticleChange']) => Promise<Article> = accept) {
  const kept: { copies: readonly LocalCopy<Content>[]; copy: LocalCopy<Content> | null } = {
    copies: [],
    get copy() {
      return this.copies[0] ?? null;
    },
  };
  const calls = { send: vi.fn(send), read: vi.fn(() => Promise.resolve(aStudioArticle({ version: 9 }))), onSaved: vi.fn() };
  const copies = { read: () => [...kept.copies], write: (all: readonly LocalCopy<Content>[]) => void (kept.copies = all) };
  const same = (one: Content, other: Content) => differences(one, other).length === 0;
  const ports: DraftPorts<Content, Article> = { ...calls, copies, same };
  return { draft: new StudioDraft(article, ports), kept, ...calls };
}
const accept = ({ version, content }: Schemas['StudioArticleChange']) => Promise.resolve(aStudioArticle({ version: version + 1, content }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an article that is written', () => {
  it('is saved by itself once typing has rested, from the version the last save made', async () => {
    const { draft, send, kept } = begin();
    draft.setAutosave(true);
    for (const text of ['A', 'Ab', 'Abe']) draft.change(title(text));
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept.copy && textIn(kept.copy.content, 'de_DE').title).toBe('Abe');
    await vi.advanceTimersByTimeAsync(2000);
    draft.change(title('Abend'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(send.mock.calls.map(([{ version, content }]) => [version, textIn(content, 'de_DE').title])).toEqual([
      [3, 'Abe'],
      [4, 'Abend'],
    ]);
    expect([kept.copy, draft.state().error]).toEqual([null, null]);
  });

  it('is not saved by itself where members would read it at once, but kept here', async () => {
    const { draft, send, kept } = begin();
    draft.change(title('Halb'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(kept.copy).toMatchObject({ version: 3, base: article.content });
    expect(await draft.save()).toBe(true);
    expect(kept.copy).toBeNull();
  });

  it('is not changed by what is taken back', async () => {
    const { draft, send, kept } = begin();
    draft.setAutosave(true);
    draft.change(title('X'));
    draft.change(title(textIn(article.content, 'de_DE').title));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([send.mock.calls.length, kept.copy]).toEqual([0, null]);
  });

  it('saves what was typed while a save was under way after it, never beside it', async () => {
    let answer: (() => void) | undefined;
    const { draft, send } = begin((change) => new Promise((resolve) => (answer = () => void accept(change).then(resolve))));
    draft.change(title('Eins'));
    const first = draft.save();
    draft.change(title('Zwei'));
    const second = draft.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    answer!();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(2);
    answer!();
    expect([await first, await second]).toEqual([true, true]);
    expect(send.mock.calls[1]![0]).toMatchObject({ version: 4 });
  });

  it('is tried again without a connection, and kept meanwhile', async () => {
    let away = true;
    const { draft, send, kept } = begin((change) => (away ? Promise.reject(offline) : accept(change)));
    draft.setAutosave(true);
    draft.change(title('Unterwegs'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(draft.state()).toMatchObject({ saving: false, error: offline });
    expect(kept.copy).not.toBeNull();
    away = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect([draft.state().error, kept.copy]).toEqual([null, null]);
  });

  it('is not tried again once the screen was left: the next visit goes on from what was kept', async () => {
    const { draft, send, kept } = begin(() => Promise.reject(offline));
    draft.setAutosave(true);
    draft.change(title('Unterwegs'));
    draft.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(kept.copy).not.toBeNull();
  });

  it('asks where another editor was faster, and goes on from theirs', async () => {
    let first = true;
    const { draft, send, kept } = begin((change) => {
      if (!first) return accept(change);
      first = false;
      return Promise.reject(outrun);
    });
    draft.setAutosave(true);
    draft.change(title('Meins'));
    expect(await draft.save()).toBe(false);
    expect(draft.state().conflict).toMatchObject({ version: 9 });
    draft.change(title('Meins, weiter'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(kept.copy).not.toBeNull();
    draft.resolve(draft.state().content);
    expect(await draft.save()).toBe(true);
    expect(send.mock.calls[1]![0].version).toBe(9);
  });

  it('hands over what fields still hold when the page is left, and offers it at the next visit', () => {
    const { draft, kept } = begin();
    const remove = draft.addSource(() => draft.change(title('Noch nicht da')));
    draft.keepNow();
    remove();
    expect(textIn(kept.copy!.content, 'de_DE').title).toBe('Noch nicht da');
    const next = begin();
    next.kept.copies = kept.copies;
    next.draft.findCopy();
    expect(next.draft.state().copy).not.toBeNull();
    next.draft.answerCopy(true);
    expect(textIn(next.draft.state().content, 'de_DE').title).toBe('Noch nicht da');
    expect(next.kept.copy).not.toBeNull();
  });

  it('keeps what is typed beside what an earlier visit has kept and was not answered yet', () => {
    const { draft, kept } = begin();
    const titles = () => kept.copies.map(({ content }) => textIn(content, 'de_DE').title);
    kept.copies = [{ version: 2, base: article.content, content: title('Gestern')(article.content), at: 1 }];
    draft.findCopy();
    draft.change(title('Heute'));
    draft.keepNow();
    expect(titles()).toEqual(['Heute', 'Gestern']);

    draft.answerCopy(true);
    expect(textIn(draft.state().content, 'de_DE').title).toBe('Gestern');
    expect([textIn(draft.state().copy!.content, 'de_DE').title, titles()]).toEqual(['Heute', ['Gestern', 'Heute']]);

    draft.answerCopy(false);
    expect([draft.state().copy, titles()]).toEqual([null, ['Gestern']]);
  });

  it('offers what was written when a version is restored, and goes back to it on top of what is saved by then', async () => {
    const { draft, send } = begin();
    const written = () => textIn(draft.state().content, 'de_DE').title;
    draft.setAutosave(true);
    draft.change(title('Heute'));
    await draft.save();
    draft.restore(title('Gestern')(article.content));
    await draft.save();
    expect([written(), draft.state().copy]).toMatchObject(['Gestern', { replaced: true }]);
    draft.answerCopy(true);
    await draft.save();
    expect([written(), draft.state().conflict]).toEqual(['Heute', null]);
    expect(send.mock.calls.map(([{ version, content }]) => [version, textIn(content, 'de_DE').title])).toEqual([
      [3, 'Heute'],
      [4, 'Gestern'],
      [5, 'Heute'],
    ]);
  });
});
