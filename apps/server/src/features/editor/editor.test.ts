// @embedded: saving locks a page
import type { Schemas } from '@foyer/api';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audited } from '../../../test/audited.ts';
import type { Browser } from '../../../test/browser.ts';
import { moduleOf } from '../../../test/compose-page.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { editorScripts } from './editor.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { ModuleConfig } from '../pages/modules/registry.ts';
import { sha256Of } from './editor.repository.ts';

type Content = Schemas['EditorContent'];
type Block = Schemas['EditorContentBlock'];

const server = await testServer();
const { db } = server.database;
const title = { de_DE: 'Hausordnung' };
let editor: Browser;
let superadmin: Browser;
let member: Browser;
beforeAll(async () => {
  [editor, superadmin, member] = [await server.login('editor'), await server.login('superadmin'), await server.login('member')];
});
afterAll(() => server.close());

let composed = 0;
/** A page with an empty module editor between two others, and how it is written to. */
async function compose() {
  const id = `edited-${++composed}`;
  const others: ModuleConfig[] = ['before', 'after'].map((one) => ({ id: one, type: 'downloads', title, config: { mediaIds: [] } }));
  const module: ModuleConfig = { id: 'm', type: 'editor', title, config: { version: 0, blocks: [] } };
  await db.insert(pages).values({ id, orgId: ids.org, title, modules: [others[0]!, module, others[1]!] });
  const url = `/pages/${id}/modules/m/content`;
  const read = async (browser = editor) => (await browser.get(url)).json<Content>();
  const show = async (browser = member) =>
    moduleOf((await browser.get(`/pages/${id}?locale=de_DE`)).json<Schemas['Page']>(), 'editor') as Schemas['EditorModule'];
  return { id, url, read, show, save: (change: object, browser = editor) => browser.put(url, change) };
}

const text = (html: string, id = 'b'): Block => ({ id, kind: 'html', title: null, html: { de_DE: html } });

describe('saving', () => {
  it('stores HTML sanitised, says what was kept, and shows it at once', async () => {
    const { id, save, show } = await compose();
    expect((await show()).results).toEqual([]);
    const saved = await save({ version: 0, blocks: [text('<p class="note evil" onclick="x()">Ruhe<script>x()</script></p>')] });
    expect(saved.statusCode).toBe(200);
    expect(saved.json<Content>()).toMatchObject({
      version: 1,
      blocks: [text('<p class="note">Ruhe</p>')],
      permissions: { scripts: false },
    });
    const [row] = await db.select().from(pages).where(eq(pages.id, id));
    expect(row!.modules.map((module) => module.id)).toEqual(['before', 'm', 'after']);
    expect(JSON.stringify(row!.modules)).not.toMatch(/onclick|script|evil/);
    expect((await show()).results).toMatchObject([{ id: 'b', html: '<p class="note">Ruhe</p>' }]);
    expect(await audited(db, id)).toEqual([
      { action: 'page.content_changed', actorId: ids.users.editor, details: { module: 'm', version: 1 } },
    ]);
  });

  it('gives the rules to those who write', async () => {
    const { read } = await compose();
    const { allowed } = await read();
    expect(allowed.tags).toContain('table');
    expect(allowed.tags).not.toContain('script');
    expect(allowed.actions).toEqual(['open-search', 'print', 'scroll-to', 'copy-link', 'navigate']);
  });

  it('overwrites nothing that the editor has not seen', async () => {
    const { save, read } = await compose();
    await save({ version: 0, blocks: [text('<p>Eins</p>')] });
    const late = await save({ version: 0, blocks: [text('<p>Zwei</p>')] }, superadmin);
    expect([late.statusCode, late.json<Schemas['Problem']>().code]).toEqual([409, 'changed_meanwhile']);
    expect(await read()).toMatchObject({ version: 1, blocks: [text('<p>Eins</p>')] });
  });

  it('of two at the same time takes one', async () => {
    const { save, read } = await compose();
    const answers = await Promise.all(['Eins', 'Zwei', 'Drei'].map((word) => save({ version: 0, blocks: [text(`<p>${word}</p>`)] })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await read()).toMatchObject({ version: 1 });
  });

  it('may be repeated', async () => {
    const { id, save } = await compose();
    const change = { version: 0, blocks: [text('<p>Eins</p>')] };
    const [first, second] = [await save(change), await save(change)];
    expect(second.json()).toEqual(first.json());
    expect(await audited(db, id)).toHaveLength(1);
  });

  it.each([
    ['two blocks of one id', [text('a'), text('b')], 'blocks.1.id', 'twice'],
    ['a frame without a title', [{ ...text('a'), kind: 'frame' }], 'blocks.0.title', 'required'],
    ['a frame whose title is blank', [{ ...text('a'), kind: 'frame', title: { de_DE: ' ' } }], 'blocks.0.title', 'required'],
  ])('refuses %s', async (_name, blocks, field, code) => {
    const { save, read } = await compose();
    const answer = await save({ version: 0, blocks });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field, code }]);
    expect(await read()).toMatchObject({ version: 0, blocks: [] });
  });
});

describe('scripts', () => {
  const source = 'root.dataset.ready = "ä";';

  it('are stored apart from the HTML, listed with their hashes and audited', async () => {
    const { id, save, show } = await compose();
    const saved = await save({ version: 0, blocks: [text('<p>Hier</p>')], scripts: [source] }, superadmin);
    expect(saved.json<Content>()).toMatchObject({ scripts: [{ sha256: sha256Of(source), source }], permissions: { scripts: true } });
    const [row] = await db.select().from(pages).where(eq(pages.id, id));
    expect(JSON.stringify(row!.modules)).not.toContain('dataset');
    expect((await show()).options.scripts).toEqual([{ sha256: sha256Of(source), source }]);
    expect((await audited(db, id)).at(-1)).toEqual({
      action: 'page.scripts_changed',
      actorId: ids.users.superadmin,
      details: { module: 'm', version: 1, before: '', after: sha256Of(source) },
    });
  });

  it('come from those alone who may write scripts; others leave them as they are', async () => {
    const { id, save, read } = await compose();
    const refused = await save({ version: 0, blocks: [], scripts: [source] });
    expect(refused.json<Schemas['Problem']>().errors).toMatchObject([{ field: 'scripts', code: 'not_changeable' }]);
    await save({ version: 0, blocks: [], scripts: [source] }, superadmin);
    expect((await save({ version: 1, blocks: [text('<p>Neu</p>')] })).statusCode).toBe(200);
    expect((await save({ version: 2, blocks: [text('<p>Neuer</p>')], scripts: [source] })).statusCode).toBe(200);
    expect((await save({ version: 3, blocks: [], scripts: [] })).statusCode).toBe(400);
    expect(await read()).toMatchObject({ version: 3, scripts: [{ source }] });

    await db
      .update(users)
      .set({ permissions: ['editor', 'scripts'] })
      .where(eq(users.id, ids.users.editor));
    const trusted = await server.login('editor');
    expect((await save({ version: 3, blocks: [], scripts: [] }, trusted)).json<Content>()).toMatchObject({ version: 4, scripts: [] });
    expect(await db.select().from(editorScripts).where(eq(editorScripts.pageId, id))).toEqual([]);
    await db
      .update(users)
      .set({ permissions: ['editor'] })
      .where(eq(users.id, ids.users.editor));
  });

  it('are not listed where they are not what their hash was made of', async () => {
    const { id, save, show } = await compose();
    await save({ version: 0, blocks: [], scripts: [source, 'other'] }, superadmin);
    await db
      .update(editorScripts)
      .set({ source: sql`${editorScripts.source} || ' evil()'` })
      .where(and(eq(editorScripts.pageId, id), eq(editorScripts.position, 0)));
    await expect.poll(async () => (await show()).options.scripts.map((one) => one.source)).toEqual(['other']);
  });

  it('go with their page', async () => {
    const { id, save } = await compose();
    await save({ version: 0, blocks: [], scripts: [source] }, superadmin);
    await db.delete(pages).where(eq(pages.id, id));
    expect(await db.select().from(editorScripts).where(eq(editorScripts.pageId, id))).toEqual([]);
  });
});

describe('a frame', () => {
  const foreign = '<div id="x"></div><script>top.location="https://evil.example"</script>';
  const frame = { id: 'f', kind: 'frame', title: { de_DE: 'Das "Wetter" <heute>' }, html: { de_DE: foreign } };

  it('is a document with a policy and an origin of its own', async () => {
    const { save, show } = await compose();
    await save({ version: 0, blocks: [frame] });
    const [block] = (await show()).results;
    expect(block).toMatchObject({ kind: 'frame', html: '', frame: { title: 'Das "Wetter" <heute>' } });
    const answer = await member.get(block!.frame!.src.replace('/api/v2', ''));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(foreign);
    expect(answer.body).toContain('<title>Das &quot;Wetter&quot; &lt;heute&gt;</title>');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/);
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-forms/);
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('is there for those who may read its page, and only as a frame', async () => {
    const { id, save } = await compose();
    await save({ version: 0, blocks: [frame, text('<p>a</p>')] });
    const at = (block: string) => `/pages/${id}/modules/m/frames/${block}`;
    expect((await (await server.guest()).get(at('f'))).statusCode).toBe(404);
    expect((await member.get(at('f'))).statusCode).toBe(200);
    expect((await member.get(at('b'))).statusCode).toBe(404);
    expect((await member.get(at('gone'))).statusCode).toBe(404);
  });
});
