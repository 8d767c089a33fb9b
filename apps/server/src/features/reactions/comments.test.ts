// @embedded: writing locks a thread
import type { Schemas } from '@foyer/api';
import { eq, like, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { activities } from '../activities/activities.tables.ts';
import { commentMentions, comments } from '../../shared/content/comments.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

type Comment = Schemas['Comment'];
type List = Schemas['CommentList'];
type Replies = Schemas['CommentReplies'];

const server = await testServer();
const { db } = server.database;
const annika = { id: ids.users.member, name: 'Annika Berger' };
const jonas = { id: ids.users.editor, name: 'Jonas Reiter' };
const samira = { id: ids.users.superadmin, name: 'Samira Haddad' };
let [member, editor, superadmin]: Browser[] = [];
beforeAll(async () => {
  member = await server.login('member');
  editor = await server.login('editor');
  superadmin = await server.login('superadmin');
  const [template] = await db.select().from(users).where(eq(users.id, ids.users.member));
  const person = (id: string, more: object) => ({ ...template!, id, username: id, email: `${id}@aurelia.example`, ...more });
  await db
    .insert(users)
    .values([
      person('gone', { firstname: 'Gerda', lastname: 'Gegangen', active: false }),
      person('waits', { firstname: 'Walter', lastname: 'Wartet', emailConfirmedAt: null }),
    ]);
});
afterAll(() => server.close());

// Articles are the editor's. Each part has one of its own.
const write = async (articleId: string, values: object = {}, browser = member!) =>
  browser.post('/comments', { type: 'news', id: articleId, text: 'Gut!', key: randomUUID(), ...values });
const written = async (articleId: string, values?: object, browser?: Browser) => (await write(articleId, values, browser)).json<Comment>();
const list = async (articleId: string, query = '', browser = member!) =>
  (await browser.get(`/comments?type=news&id=${articleId}${query}`)).json<List>();
const change = async (id: string, values: object, browser = member!) =>
  browser.send({ method: 'PATCH', url: `/comments/${id}`, payload: { text: 'Besser!', revision: 0, ...values } });
const codeOf = (answer: Awaited<ReturnType<typeof write>>) => [answer.statusCode, answer.json<Schemas['Problem']>().code];
const faultsOf = (answer: Awaited<ReturnType<typeof write>>) =>
  answer.json<Schemas['Problem']>().errors.map(({ field, code }) => `${field} ${code}`);
const naming = (...people: { id: string; name: string }[]) => {
  const text = people.map(({ name }) => `@${name}`).join(' ');
  return { text, mentions: people.map(({ id, name }) => ({ id, start: text.indexOf(`@${name}`), length: name.length + 1 })) };
};
const notifiedOf = async (commentId: string) => {
  const rows = await db.select().from(activities).where(eq(activities.commentId, commentId)).orderBy(activities.userId);
  return rows.map(({ userId, sentence }) => `${userId} ${sentence}`);
};
const unread = async (browser: Browser) => (await browser.get('/activities/unread')).json<Schemas['UnreadCount']>().count;

it('says in which language its author used the portal, then and when it was changed', async () => {
  const french = { 'accept-language': 'fr-FR' };
  const body = { type: 'news', id: 'article-5', text: 'Merci !', key: randomUUID() };
  const comment = (await member!.post('/comments', body, french)).json<Comment>();
  expect(comment.content_locale).toBe('fr_FR');
  expect((await list('article-5', '&locale=de_DE', editor)).results[0]).toMatchObject({ id: comment.id, content_locale: 'fr_FR' });
  const changed = await member!.send({
    ...{ method: 'PATCH', url: `/comments/${comment.id}`, headers: { 'accept-language': 'en-GB' } },
    payload: { text: 'Thank you!', revision: 0 },
  });
  expect(changed.json<Comment>().content_locale).toBe('en_GB');
  await member!.delete(`/comments/${comment.id}`);
});

describe('a thread', () => {
  const target = 'article-5';

  it('holds replies, the oldest first, and replies to replies', async () => {
    const root = await written(target, { text: 'Frage' });
    const first = await written(target, { text: 'Antwort', parent_id: root.id }, editor);
    const second = await written(target, { text: 'Danke', parent_id: first.id });
    expect([first.parent_id, second.parent_id]).toEqual([root.id, root.id]);
    const { results, total } = await list(target);
    expect(results.map(({ id }) => id)).toEqual([root.id]);
    expect(results[0]!.replies).toMatchObject({ results: [{ id: first.id }, { id: second.id }], total: 2, earlier: null, later: null });
    expect(total).toBe(3);
  });

  it('comes with its latest three replies, the others by calls of their own', async () => {
    const root = await written(target);
    const replies: string[] = [];
    for (let n = 0; n < 7; n += 1) replies.push((await written(target, { text: `${n}`, parent_id: root.id })).id);
    const shown = (await list(target)).results[0]!.replies;
    expect([shown.results.map(({ id }) => id), shown.total]).toEqual([replies.slice(4), 7]);
    const read = async (query: string) => (await member!.get(`/comments/${root.id}/replies?${query}`)).json<Replies>();
    const earlier = await read(`limit=3&before=${shown.earlier}`);
    expect(earlier.results.map(({ id }) => id)).toEqual(replies.slice(1, 4));
    const rest = await read(`limit=3&before=${earlier.earlier}`);
    expect([rest.results.map(({ id }) => id), rest.earlier]).toEqual([replies.slice(0, 1), null]);
    const later = await read(`limit=2&after=${rest.later}`);
    expect([later.results.map(({ id }) => id), later.later === null]).toEqual([replies.slice(1, 3), false]);
    expect((await read('limit=2')).results.map(({ id }) => id)).toEqual(replies.slice(5));
  });

  it('answers a reply that is sent again with the first one', async () => {
    const root = await written(target);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => written(target, { parent_id: root.id, key })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await db.$count(comments, eq(comments.parentId, root.id))).toBe(1);
  });

  it.each([
    ['unknown', 'nothing'],
    ['of another article', ids.comments.byMember],
    ['of another customer', ids.comments.otherOrg],
  ])('that is %s takes no reply', async (_, parent) => {
    expect(codeOf(await write(target, { parent_id: parent }))).toEqual([404, 'comment_gone']);
  });

  it('is not found below an article that is not', async () => {
    expect(codeOf(await write('nothing', { parent_id: ids.comments.byMember }))).toEqual([404, 'not_found']);
  });
});

describe('deleting what has replies', () => {
  const target = 'article-6';

  it('keeps its place until the last of them is gone', async () => {
    const root = await written(target, { ...naming(jonas) });
    const reply = await written(target, { text: 'Noch da', parent_id: root.id }, editor);
    expect((await member!.delete(`/comments/${root.id}`)).statusCode).toBe(204);
    const left = await list(target);
    const teasers = (await member!.get('/news?limit=100')).json<Schemas['NewsList']>().results;
    expect([left.total, teasers.find(({ id }) => id === target)!.comments_count]).toEqual([1, 1]);
    expect(left.results).toMatchObject([
      {
        ...{ id: root.id, deleted: true, text: '', mentions: [], author: { id: 'deleted', name: '', image: null } },
        permissions: { delete: false, edit: false, reply: false, mention: false },
        replies: { total: 1, results: [{ id: reply.id, text: 'Noch da' }] },
      },
    ]);
    const [row] = await db.select().from(comments).where(eq(comments.id, root.id));
    expect([row!.text, await db.$count(commentMentions, eq(commentMentions.commentId, root.id))]).toEqual(['', 0]);
    await editor!.delete(`/comments/${reply.id}`);
    expect(await list(target)).toMatchObject({ results: [], total: 0 });
    expect(await db.$count(comments, eq(comments.contentId, target))).toBe(0);
  });

  it('ends what can be done with it, but not its thread', async () => {
    const root = await written(target);
    const reply = await written(target, { parent_id: root.id }, editor);
    await superadmin!.delete(`/comments/${root.id}`);
    expect((await member!.delete(`/comments/${root.id}`)).statusCode).toBe(404);
    expect(codeOf(await change(root.id, {}))).toEqual([404, 'comment_gone']);
    expect(codeOf(await write(target, { parent_id: root.id }))).toEqual([404, 'comment_gone']);
    expect((await write(target, { parent_id: reply.id })).statusCode).toBe(201);
  });

  it('and replying at once loses neither reply nor thread', async () => {
    for (let n = 0; n < 6; n += 1) {
      const root = await written(target);
      const [deleted, replied] = await Promise.all([member!.delete(`/comments/${root.id}`), write(target, { parent_id: root.id }, editor)]);
      expect(deleted.statusCode).toBe(204);
      const rows = await db
        .select()
        .from(comments)
        .where(sql`${comments.id} = ${root.id} or ${comments.parentId} = ${root.id}`);
      // Either the reply came first and the place is kept, or it was refused and nothing is left.
      expect([replied.statusCode, rows.length]).toEqual(rows.length > 0 ? [201, 2] : [404, 0]);
    }
  });
});

describe('changing a comment', () => {
  const target = 'article-7';
  afterEach(() => void vi.useRealTimers());

  /** Lets the server's clock show another time than the comment's. */
  function pass(minutes: number): void {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + minutes * 60_000);
  }

  it('is its author’s for 15 minutes, and is said', async () => {
    const { id, created_at, editable_until, permissions } = await written(target);
    expect(Date.parse(editable_until!) - Date.parse(created_at)).toBe(15 * 60_000);
    expect(permissions.edit).toBe(true);
    pass(14.5);
    const changed = await change(id, { text: ' Besser!\r\n' });
    expect(changed.json<Comment>()).toMatchObject({
      id,
      text: 'Besser!',
      revision: 1,
      editable_until,
      edited_at: expect.any(String) as string,
    });
    expect((await list(target)).results[0]).toMatchObject({ text: 'Besser!', edited_at: changed.json<Comment>().edited_at });
    expect((await list(target, '', editor)).results[0]).toMatchObject({ editable_until: null, permissions: { edit: false, delete: true } });
  });

  it('is over after that, by the server’s clock', async () => {
    const { id } = await written(target);
    pass(15.5);
    expect(codeOf(await change(id, {}))).toEqual([409, 'edit_window_over']);
    expect((await list(target)).results.find((comment) => comment.id === id)).toMatchObject({ text: 'Gut!', editable_until: null });
  });

  it('sent again changes nothing, also when the time is over in between', async () => {
    const { id } = await written(target);
    const first = (await change(id, {})).json<Comment>();
    pass(20);
    expect((await change(id, {})).json<Comment>()).toMatchObject({ text: 'Besser!', revision: first.revision, edited_at: first.edited_at });
  });

  it('does not overwrite another change', async () => {
    const { id } = await written(target);
    await change(id, { text: 'Am Telefon' });
    expect(codeOf(await change(id, { text: 'Am Rechner' }))).toEqual([409, 'comment_changed']);
    const both = await Promise.all(['A', 'B'].map((text) => change(id, { text, revision: 1 })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('finds that it is gone', async () => {
    const { id } = await written(target);
    await member!.delete(`/comments/${id}`);
    expect(codeOf(await change(id, {}))).toEqual([404, 'comment_gone']);
  });

  it('belongs to its author alone', async () => {
    const { id } = await written(target);
    expect((await change(id, {}, superadmin)).statusCode).toBe(404);
  });

  it.each([
    ['nothing', { text: ' ' }, 'text blank'],
    ['too much', { text: 'x'.repeat(5001) }, 'text too_long'],
    ['no revision', { revision: null }, 'revision wrong_type'],
  ])('refuses %s', async (_, values, fault) => {
    const { id } = await written(target);
    expect(faultsOf(await change(id, values))).toContain(fault);
  });
});

describe('mentions', () => {
  const target = 'article-8';

  it('come back with the text, for as long as the people are there', async () => {
    const sent = naming(jonas, samira);
    const { id, mentions } = await written(target, {
      ...sent,
      text: `  ${sent.text}`,
      mentions: sent.mentions.map((m) => ({ ...m, start: m.start + 2 })),
    });
    expect(mentions).toEqual(sent.mentions);
    await db.update(users).set({ active: false }).where(eq(users.id, samira.id));
    const shown = (await list(target)).results.find((comment) => comment.id === id)!;
    await db.update(users).set({ active: true }).where(eq(users.id, samira.id));
    expect([shown.text, shown.mentions]).toEqual([sent.text, sent.mentions.slice(0, 1)]);
  });

  it.each([
    ['another customer’s', { id: ids.users.outsider, name: 'Pia Fremd' }, 'mentions.0.id not_mentionable'],
    ['a disabled one', { id: 'gone', name: 'Gerda Gegangen' }, 'mentions.0.id not_mentionable'],
    ['a registration that waits', { id: 'waits', name: 'Walter Wartet' }, 'mentions.0.id not_mentionable'],
    ['an unknown person', { id: 'nobody', name: 'Nie Mand' }, 'mentions.0.id not_mentionable'],
    ['a person by another’s name', { id: jonas.id, name: samira.name }, 'mentions.0.start mention_mismatch'],
  ])('refuse %s', async (_, person, fault) => {
    const before = await db.$count(comments, eq(comments.contentId, target));
    const answer = await write(target, naming(person));
    expect([answer.statusCode, faultsOf(answer)]).toEqual([400, [fault]]);
    expect(answer.json<Schemas['Problem']>().errors[0]!.message).toContain(person.name);
    expect(await db.$count(comments, eq(comments.contentId, target))).toBe(before);
  });

  it('are twenty at most', async () => {
    const text = `@${jonas.name} `.repeat(21).trim();
    const mentions = Array.from({ length: 21 }, (_, n) => ({ id: jonas.id, start: n * 14, length: 13 }));
    expect(faultsOf(await write(target, { text, mentions }))).toEqual(['mentions too_many']);
    expect((await write(target, { text, mentions: mentions.slice(0, 20) })).statusCode).toBe(201);
  });

  it('notify once, with the most personal sentence, and never oneself', async () => {
    const { id } = await written('article-9', naming(jonas, samira, annika));
    expect(await notifiedOf(id)).toEqual([`${jonas.id} mention`, `${samira.id} mention`]);
    const [notified] = (await superadmin!.get('/activities?locale=de_DE')).json<Schemas['ActivityList']>().results;
    expect(notified).toMatchObject({
      text: '\u2068Annika Berger\u2069 hat Sie in einem Kommentar zu „\u2068Meldung 9\u2069“ erwähnt.',
      url: `/news/article-9#comment_${id}`,
    });
  });

  it('who began a thread is notified of its replies', async () => {
    const root = await written('article-10', {}, superadmin);
    const reply = await written('article-10', { parent_id: root.id });
    expect(await notifiedOf(reply.id)).toEqual([`${jonas.id} comment_on_yours`, `${samira.id} reply_to_yours`]);
  });

  it('that a change brings notify those who have not been notified, and that it takes away are taken back', async () => {
    const { id } = await written('article-11', naming(jonas));
    const before = await unread(superadmin!);
    await change(id, naming(jonas, samira));
    expect(await notifiedOf(id)).toEqual([`${jonas.id} mention`, `${samira.id} mention`]);
    expect(await unread(superadmin!)).toBe(before + 1);
    await change(id, { ...naming(jonas), revision: 1 });
    expect([await notifiedOf(id), await unread(superadmin!)]).toEqual([[`${jonas.id} mention`], before]);
    await superadmin!.post('/activities/mark_as_read', { until: new Date().toISOString() });
    await member!.delete(`/comments/${id}`);
    expect(await notifiedOf(id)).toEqual([]);
  });

  it('once read do not notify again', async () => {
    const { id } = await written('article-11', naming(samira));
    await superadmin!.post('/activities/mark_as_read', { until: new Date().toISOString() });
    await change(id, { text: 'Ohne' });
    await change(id, { ...naming(samira), revision: 1 });
    expect(await unread(superadmin!)).toBe(0);
  });
});

describe('people who can be mentioned', () => {
  const suggest = async (query: string, browser = member!) =>
    (await browser.get(`/mention_suggestions?query=${encodeURIComponent(query)}&locale=de_DE`)).json<Schemas['MentionSuggestion'][]>();

  it.each([
    ['jo', ['Jonas Reiter']],
    ['REI', ['Jonas Reiter']],
    ['reiter jo', ['Jonas Reiter']],
    ['Jonas R', ['Jonas Reiter']],
    ['eiter', []],
    ['', []],
    [' ', []],
    ['%', []],
    // oneself, disabled, waiting, another customer’s
    ['annika', []],
    ['gerda', []],
    ['walter', []],
    ['pia', []],
  ])('%j: %j', async (query, names) => {
    expect((await suggest(query)).map(({ name }) => name)).toEqual(names);
  });

  it('come with portrait and position', async () => {
    expect(await suggest('ann', editor)).toMatchObject([
      { id: annika.id, image: { id: ids.media.photo }, position: 'Empfang · Hotel am Kurpark' },
    ]);
  });

  it('are eight at most', async () => {
    const [template] = await db.select().from(users).where(eq(users.id, ids.users.member));
    const many = Array.from({ length: 12 }, (_, n) => ({
      ...template!,
      id: `x-${n}`,
      username: `x-${n}`,
      email: `x-${n}@aurelia.example`,
      firstname: 'Xaver',
    }));
    await db.insert(users).values(many);
    expect(await suggest('xa')).toHaveLength(8);
    await db.delete(users).where(eq(users.firstname, 'Xaver'));
  });

  it('by one or two letters are those whose names begin with them, then those with a word that does', async () => {
    const [template] = await db.select().from(users).where(eq(users.id, ids.users.member));
    let count = 0;
    const named = (firstname: string, lastname: string, more: Partial<typeof users.$inferInsert> = {}) => {
      const id = `short-${(count += 1)}`;
      return { ...template!, id, username: id, email: `${id}@aurelia.example`, firstname, lastname, ...more };
    };
    const begun = ['Ödön', 'Qx', 'Qa', 'Qä', 'Qz', 'Qb', 'Qd'].map((firstname) => named(firstname, 'Q'));
    await db
      .insert(users)
      .values([
        ...begun,
        named('Aja', 'Qa'),
        named('Eqa', 'Mitte'),
        named('Qaa', 'Fort', { active: false }),
        named('Qab', 'Wartet', { emailConfirmedAt: null }),
        named('Qac', 'Fremd', { orgId: ids.otherOrg }),
      ]);
    const names = async (query: string) => (await suggest(query)).map(({ name }) => name);
    // Equals are ordered by their ids; "Eqa" has no word that begins with it.
    expect(await names('qa')).toEqual(['Qa Q', 'Qä Q', 'Aja Qa']);
    expect(await names('q')).toEqual(['Qa Q', 'Qä Q', 'Qb Q', 'Qd Q', 'Qx Q', 'Qz Q', 'Aja Qa', 'Ödön Q']);
    expect(await names('qa q')).toEqual(['Qa Q', 'Qä Q', 'Aja Qa']);
    await db.insert(users).values(['Qe', 'Qf'].map((firstname) => named(firstname, 'Q')));
    expect(await names('q')).toEqual(['Qa Q', 'Qä Q', 'Qb Q', 'Qd Q', 'Qe Q', 'Qf Q', 'Qx Q', 'Qz Q']);
    await db.delete(users).where(like(users.id, 'short-%'));
  });

  it('have names of several parts', async () => {
    const [template] = await db.select().from(users).where(eq(users.id, ids.users.member));
    const jeanLuc = { id: 'jean-luc', username: 'jl', email: 'jl@aurelia.example', firstname: 'Jean-Luc', lastname: 'O’Brien' };
    await db.insert(users).values({ ...template!, ...jeanLuc });
    for (const query of ['jean-l', 'Luc', "o'br", 'Jean-Luc O’B']) expect(await suggest(query)).toMatchObject([{ id: 'jean-luc' }]);
    await db.delete(users).where(eq(users.id, 'jean-luc'));
  });

  it('are not for guests', async () => {
    expect((await (await server.guest()).get('/mention_suggestions?query=a')).statusCode).toBe(401);
  });
});
