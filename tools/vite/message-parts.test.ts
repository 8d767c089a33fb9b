import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './base.ts';
import { partOf } from './messages.ts';
import type { ModuleGraph } from './module-graph.ts';

// By its address: the tools belong to no package and may import none.
const { chunkGroups, messageFiles } = (await import(join(root, 'apps/portal/chunks.config.ts'))) as {
  chunkGroups: (graph: ModuleGraph) => (module: string) => string | undefined;
  messageFiles: (graph: ModuleGraph) => Record<'start' | 'more' | 'rest' | 'late' | 'studio' | 'chat', string[]>;
};

const src = 'apps/portal/src';
const entry = `${src}/router/entry-client.tsx`;
const login = `${src}/routes/login/login.route.tsx`;
const news = `${src}/routes/news/news-list.route.tsx`;
const home = `${src}/routes/home/home.route.tsx`;
const profile = `${src}/routes/profile/profile.route.tsx`;
const sessions = `${src}/routes/sessions/sessions.route.tsx`;
const frame = `${src}/router/shell/member.route.tsx`;
const table = `${src}/router/table.ts`;
const notices = `${src}/host/installable/notices.tsx`;
const homeHead = `${src}/routes/home/home-head.tsx`;
const searchForm = `${src}/host/search/search-form.tsx`;

/** A portal of few files, whose table loads its routes. */
const graph: ModuleGraph = {
  imports: new Map([
    [entry, [table, 'libs/ui/src/theme.ts']],
    [table, []],
    [login, ['libs/ui/src/field.tsx', `${src}/routes/login/login-page.tsx`]],
    [frame, ['libs/ui/src/menu.tsx']],
    [home, ['libs/ui/src/list.tsx']],
    [homeHead, [`${src}/routes/home/to-do.tsx`]],
    [searchForm, []],
    [news, ['libs/ui/src/list.tsx', `${src}/host/lists/filters.tsx`]],
    [profile, [`${src}/routes/profile/profile-page.tsx`, 'libs/ui/src/field.tsx']],
    [sessions, [`${src}/host/lists/filters.tsx`, searchForm]],
    [notices, [`${src}/host/installable/offline-notice.tsx`, 'libs/ui/src/menu.tsx', `${src}/routes/profile/crop.tsx`]],
  ]),
  loads: new Map([
    [table, [login, frame, home, news, profile, sessions]],
    [`${src}/routes/profile/profile-page.tsx`, [`${src}/routes/profile/crop.tsx`, `${src}/routes/profile/avatar.tsx`]],
    ['libs/ui/src/menu.tsx', [`${src}/router/settings/list.tsx`, notices, searchForm]],
    [home, [homeHead]],
  ]),
};

it('a message is the start’s where the start uses it, otherwise that of rarer screens or of what comes when idle, if only one of them does', () => {
  const messages = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10 };
  const ids = {
    ...{ start: new Set(['a', 'b']), more: new Set(['b', 'c', 'd', 'g']), rest: new Set(['d', 'h']) },
    ...{ late: new Set(['b', 'f', 'g', 'h']), studio: new Set(['b', 'i']), chat: new Set(['c', 'j']) },
  };
  expect(partOf(messages, ids, 'start')).toEqual({ a: 1, b: 2 });
  expect(partOf(messages, ids, 'more')).toEqual({});
  expect(partOf(messages, ids, 'rest')).toEqual({ c: 3, d: 4, e: 5, g: 7, h: 8 });
  expect(partOf(messages, ids, 'late')).toEqual({ f: 6 });
  expect(partOf(messages, ids, 'studio')).toEqual({ i: 9 });
  expect(partOf(messages, ids, 'chat')).toEqual({ j: 10 });
});

it('the files of the start are those of the login, and rarer screens have those alone to which nothing else leads', () => {
  const { start, more, rest } = messageFiles(graph);
  expect(start).toEqual(expect.arrayContaining([entry, login, `${src}/routes/login/login-page.tsx`, 'libs/ui/src/field.tsx']));
  expect(more).toEqual(
    expect.arrayContaining([profile, `${src}/routes/profile/profile-page.tsx`, `${src}/routes/profile/avatar.tsx`, sessions]),
  );
  expect(more).not.toContain(`${src}/host/lists/filters.tsx`);
  expect(more).not.toContain('libs/ui/src/field.tsx');
  expect(rest).toEqual(expect.arrayContaining([frame, news, `${src}/host/lists/filters.tsx`, `${src}/router/settings/list.tsx`]));
  expect([...start, ...more].filter((file) => rest.includes(file))).toEqual([]);
});

it('what is loaded when idle has the files alone to which nothing else leads', () => {
  const { late, rest } = messageFiles(graph);
  const others = ['reactions/queued-list.tsx', 'notifications/bell-panel.tsx'];
  expect(late).toEqual([notices, `${src}/host/installable/offline-notice.tsx`, ...others.map((file) => `${src}/host/${file}`)]);
  expect(rest).toEqual(expect.arrayContaining(['libs/ui/src/menu.tsx', `${src}/routes/profile/crop.tsx`]));
});

it('the studio has the files alone that no member comes to, and moves none of theirs', () => {
  const [studio, page, shared] = [
    `${src}/routes/studio/studio.route.tsx`,
    `${src}/routes/studio/studio-page.tsx`,
    `${src}/routes/profile/avatar.tsx`,
  ];
  const withStudio: ModuleGraph = {
    imports: new Map([...graph.imports, [studio, [page, shared, 'libs/ui/src/list.tsx']]]),
    loads: new Map([...graph.loads, [table, [...graph.loads.get(table)!, studio]]]),
  };
  const { studio: files, ...others } = messageFiles(withStudio);
  expect(files).toEqual(expect.arrayContaining([studio, page]));
  expect(files).not.toContain(shared);
  const { studio: _none, ...before } = messageFiles(graph);
  expect(others).toEqual(before);
  const [groupBefore, group] = [chunkGroups(graph), chunkGroups(withStudio)];
  for (const module of [...graph.imports.keys(), shared]) expect(group(module)).toBe(groupBefore(module));
});

it('the chat has the files alone that nothing else leads to, and moves none of theirs', () => {
  const [panel, own] = [`${src}/host/chat/chat-panel.tsx`, 'libs/widgets/chat/src/chat.tsx'];
  const withChat: ModuleGraph = {
    imports: new Map([...graph.imports, [panel, [own, 'libs/ui/src/list.tsx', `${src}/routes/profile/avatar.tsx`]]]),
    loads: new Map([...graph.loads, [frame, [panel]]]),
  };
  const { chat, ...others } = messageFiles(withChat);
  // Its largest view is loaded beside it.
  const view = 'libs/widgets/chat/src/conversation/conversation-view.tsx';
  expect(chat).toEqual([panel, own, view]);
  const { chat: none, ...before } = messageFiles(graph);
  expect(none).toEqual([panel, view]);
  expect(others).toEqual(before);
  const [groupBefore, group] = [chunkGroups(graph), chunkGroups(withChat)];
  for (const module of graph.imports.keys()) expect(group(module)).toBe(groupBefore(module));
});

it('what several parts need comes with the first view that needs it, and what one needs comes with that one', () => {
  const groupOf = chunkGroups(graph);
  expect(groupOf('libs/ui/src/theme.ts')).toBe('every');
  expect(groupOf('libs/ui/src/field.tsx')).toBe('every');
  expect(groupOf('libs/ui/src/list.tsx')).toBe('members');
  expect(groupOf(`${src}/routes/login/login-page.tsx`)).toBeUndefined();
  expect(groupOf(`${src}/routes/profile/profile-page.tsx`)).toBeUndefined();
  expect(groupOf(frame)).toBe('members');
  expect(groupOf(`${src}/host/lists/filters.tsx`)).toBe('news');
});

it('what is loaded when idle comes in one file, also where a screen shows some of it at once', () => {
  const groupOf = chunkGroups(graph);
  expect([notices, homeHead, `${src}/routes/home/to-do.tsx`, searchForm].map(groupOf)).toEqual(['idle', 'idle', 'idle', 'idle']);
});
