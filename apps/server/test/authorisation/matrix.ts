import type { operations } from '@foyer/api';
import type { InjectOptions } from 'fastify';
import { comments } from '../../src/shared/content/comments.tables.ts';
import { pages } from '../../src/shared/content/pages.tables.ts';
import type { Browser } from '../browser.ts';
import { fixtureNow, ids, password, onArticle } from '../fixture.ts';
import type { TestServer } from '../harness.ts';
import { type Actor, terms, userIdOf } from './actors.ts';
import { newCartItem, removeCartLine, setCartLine } from './carts.ts';
import { demandedArticle } from './confirmations.ts';
import { newsReadCases } from './news-reads.ts';
import { celebrated } from './occasions.ts';
import { otherCases } from './others.ts';
import { setupCases } from './setup.ts';
import { moderationCases } from './moderation.ts';
import { studioCases } from './studio.ts';

/** What a case may use to prepare itself. */
export interface Scene {
  server: TestServer;
  actor: Actor;
  browser: Browser;
}

/** A call of an operation, on an object in some state, and what each actor is answered. */
export interface Case {
  /** The object's state, or what is foreign about the call. */
  name: string;
  /** The call below `/api/v2`; made for each actor. */
  call: InjectOptions | ((scene: Scene) => InjectOptions | Promise<InjectOptions>);
  /**
   * The status for those who get past `x-authz`, and for single actors where theirs differs. Those it keeps out are expected to be: guests,
   * strangers, deactivated and waiting members of a member's operation get 401.
   */
  answers: { others: number } & Answers;
}

type OperationId = keyof operations;
type Answers = Partial<Record<Actor, number>>;

const get = (url: string): InjectOptions => ({ method: 'GET', url });
const post = (url: string, payload?: object): InjectOptions => ({ method: 'POST', url, payload });
const patch = (url: string, payload?: object): InjectOptions => ({ method: 'PATCH', url, payload });
const put = (url: string, payload?: object): InjectOptions => ({ method: 'PUT', url, payload });
const remove = (url: string): InjectOptions => ({ method: 'DELETE', url });

/** The same for everybody who may call at all. */
const all = (call: Case['call'], others: number, name = 'for all alike'): Case[] => [{ name, call, answers: { others } }];

/** This customer's thing: its members may, another customer's member learns of no such thing. */
const ours = (call: Case['call'], others: number, more: Answers = {}): Case => ({
  name: 'of this customer',
  call,
  answers: { others, outsider: 404, ...more },
});

/** Another customer's thing: only its own member may. */
const theirs = (call: Case['call'], others: number, more: Answers = {}): Case => ({
  name: 'of another customer',
  call,
  answers: { others: 404, outsider: others, ...more },
});

let sequence = 0;
const next = (): number => (sequence += 1);

/** Writes a comment of another member and gives the call on it. */
const commentOf =
  (author: (actor: Actor) => string, call: (url: string) => InjectOptions = remove) =>
  async ({ server, actor }: Scene): Promise<InjectOptions> => {
    const id = `matrix-comment-${next()}`;
    await server.database.db
      .insert(comments)
      .values({ id, ...onArticle(ids.news.newest), authorId: author(actor), text: 'Ein Satz', key: id });
    return call(`/comments/${id}`);
  };

const changeComment = (url: string): InjectOptions => patch(url, { text: 'Ein anderer Satz', revision: 0 });

const newComment =
  (id: string, more: object = {}) =>
  () =>
    post('/comments', { type: 'news', id, text: 'Ein Satz', ...more, key: `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}` });

const resetPassword = (proof: object): InjectOptions =>
  post('/auth/reset_password', { ...proof, new_password: 'drei-graue-enten', new_password_confirm: 'drei-graue-enten' });

const news = (id: string) => `type=news&id=${id}`;

/** How the oldest article is published. */
const unchanged = {
  ...{ version: 0, publish_date: new Date(fixtureNow.getTime() - 12 * 3_600_000).toISOString(), expires_at: null },
  ...{ top_story: false, likes_allowed: true, comments_allowed: true },
};

const unseen = (status: number): Answers => ({ guest: status, stranger: status, deactivated: status, waiting: status });
const noSuchThing = unseen(404);

/** What editors and superadmins may do with an article, and no one else. */
const editorsOnly = (call: (id: string) => InjectOptions): Case[] => [
  { name: 'of this customer', call: demandedArticle(call), answers: { others: 404, editor: 200, superadmin: 200 } },
  { name: 'of another customer', call: call(ids.news.otherOrg), answers: { others: 404 } },
];

/** Composes a page with a module editor and answers the address of its content, or of its frame. */
const editorPage =
  (what: '' | 'frame', method: (url: string, payload?: object) => InjectOptions, payload?: object) =>
  async ({ server }: Scene): Promise<InjectOptions> => {
    const id = `matrix-page-${next()}`;
    const title = { de_DE: 'Wetter' };
    const config = { version: 0, blocks: [{ id: 'f', kind: 'frame' as const, title, html: { de_DE: 'Sonne' } }] };
    await server.database.db.insert(pages).values({ id, orgId: ids.org, title, modules: [{ id: 'm', type: 'editor', title, config }] });
    return method(`/pages/${id}/modules/m/${what ? 'frames/f' : 'content'}`, payload);
  };

/** Who is answered what, for every operation of the contract: a new operation without its row does not compile. */
export const matrix: Record<OperationId, readonly Case[]> = {
  login: all(() => post('/auth/login', { username: `nobody-${next()}`, password }), 401, 'by an unknown name'),
  logout: all(get('/auth/logout'), 200),
  getCurrentUser: all(get('/user/me'), 200),
  acceptTerms: [
    {
      name: 'by oneself',
      call: ({ actor }) => put('/auth/terms', { user_id: userIdOf(actor) ?? 'nobody', terms_version: terms.version }),
      answers: { others: 200, waiting: 200 },
    },
    {
      name: 'for another member',
      call: put('/auth/terms', { user_id: 'actor-author', terms_version: terms.version }),
      answers: { others: 404, waiting: 404, author: 200 },
    },
  ],
  // In every case the browser is redirected.
  startSso: all(get('/auth/mocs'), 302),
  finishSso: all(get('/auth/mocs/callback?code=x&state=y'), 302),
  startSocialLogin: all(get('/auth/social/google'), 302),
  finishSocialLogin: all(get('/auth/social/google/callback?code=x&state=y'), 302),
  forwardSocialLogin: all(
    { ...post('/auth/social/apple/callback', 'state=y&code=x' as never), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    303,
  ),
  acceptConsent: all(put('/auth/consent'), 200),
  listSessions: all(get('/user/me/sessions'), 200),
  endOtherSessions: all(remove('/user/me/sessions'), 204),
  endSession: all(remove('/user/me/sessions/another-members'), 404, 'of another member'),
  register: all(
    () => post('/users/new', { invoiceAddress: { email: `neu-${next()}@aurelia.example`, password }, agb_nda_accepted: false }),
    400,
    'without the terms',
  ),
  resendConfirmation: all(post('/auth/resend_confirmation'), 200, 'that was never begun'),
  confirmRegistration: all(
    post('/auth/confirm_registration', { user_id: ids.users.member, hash: 'x'.repeat(43) }),
    400,
    'with a forged link',
  ),
  forgotPassword: all(() => post('/auth/forgot_password', { email: `nobody-${next()}@aurelia.example` }), 204, 'by an unknown address'),
  resetPassword: [
    { name: 'with a forged link', call: resetPassword({ user_id: ids.users.member, hash: 'x'.repeat(43) }), answers: { others: 400 } },
    {
      name: 'with a wrong current password',
      call: resetPassword({ current_password: 'not-the-password' }),
      // These have no password to be wrong about.
      answers: { others: 400, ...unseen(401), author: 409, users: 409, moderator: 409, adminUrl: 409 },
    },
  ],
  checkMailedLink: all(get(`/auth/mailed_link?purpose=reset&user_id=${ids.users.member}&hash=${'x'.repeat(43)}`), 200, 'that is forged'),
  confirmEmail: all(post('/auth/confirm_email', { user_id: ids.users.member, hash: 'x'.repeat(43) }), 400, 'with a forged link'),
  getUser: [
    ours(get(`/users/${ids.users.editor}`), 200),
    theirs(get(`/users/${ids.users.outsider}`), 200),
    { name: 'who is disabled', call: get('/users/actor-deactivated'), answers: { others: 404 } },
  ],
  updateUser: [
    {
      name: 'of a colleague',
      call: patch('/users/actor-author', { is_birth_year_visible: true }),
      answers: { others: 404, author: 200, users: 200, superadmin: 200 },
    },
    {
      name: 'of one’s own',
      call: ({ actor }) => patch(`/users/${userIdOf(actor) ?? 'nobody'}`, { is_birth_year_visible: true }),
      answers: { others: 200 },
    },
    {
      name: 'of one’s own, what is not theirs to change',
      call: ({ actor }) => patch(`/users/${userIdOf(actor) ?? 'nobody'}`, { title: 'Direktion' }),
      answers: { others: 400, users: 200, superadmin: 200 },
    },
    {
      name: 'of a member with more permissions, the address',
      call: ({ actor }) => patch(`/users/${ids.users.superadmin}`, { email: `${actor}-neu@aurelia.example` }),
      // One’s own address takes the password.
      answers: { others: 404, users: 400, superadmin: 400 },
    },
    {
      name: 'of another customer',
      call: patch(`/users/${ids.users.outsider}`, { is_birth_year_visible: true }),
      answers: { others: 404, outsider: 200 },
    },
  ],
  getSettings: all(get('/settings'), 200),
  listSettingsFaults: [{ name: 'of this customer', call: get('/settings/faults'), answers: { others: 404, superadmin: 200 } }],
  getConsent: all(() => get(`/settings/consent?cdisc=00000000-0000-4000-9000-${String(next()).padStart(12, '0')}`), 200),
  listLanguages: all(get('/languages'), 200),
  getTranslations: all(get('/languages/de_DE'), 200),
  getMenu: all(get('/menu'), 200),
  getSettingsMenu: all(get('/menu/settings'), 200),
  setToggle: [
    { name: 'that there is', call: put('/user/me/toggles/birthday', { status: true }), answers: { others: 200 } },
    { name: 'that there is not', call: put('/user/me/toggles/nothing', { status: true }), answers: { others: 404 } },
  ],
  listLegalPages: all(get('/legal_pages'), 200),
  listRoutes: all(get('/routes'), 200),
  listNewsletterSubscriptions: all(get('/newsletter/subscriptions'), 200),
  subscribeNewsletter: all(() => post('/newsletter/subscriptions', { email: `post-${next()}@aurelia.example`, lists: ['news'] }), 200),
  setNewsletterSubscriptions: all(put('/newsletter/subscriptions', { lists: [] }), 200),
  confirmNewsletter: all(post('/newsletter/confirm', { token: 'x'.repeat(60) }), 410, 'with a forged link'),
  openNewsletterUnsubscribe: all(get('/newsletter/unsubscribe?token=forged'), 302, 'with a forged link'),
  unsubscribeNewsletter: all(post('/newsletter/unsubscribe?token=forged'), 410, 'with a forged link'),
  search: all(get('/search?q=Meldung'), 200),
  listSearchFields: all(get('/search/fields'), 200),
  listSearchSuggestions: all(get('/search/suggestions?field_id=name&query=to'), 200),
  getPage: [
    ours(get(`/pages/${ids.pages.dashboard}`), 200, unseen(401)),
    { name: 'with the terms', call: get(`/pages/${ids.pages.welcome}`), answers: { others: 200, outsider: 404 } },
  ],
  listModuleFaults: [
    {
      name: 'of this customer',
      call: get(`/pages/${ids.pages.dashboard}/module_faults`),
      answers: { others: 404, editor: 200, superadmin: 200 },
    },
    { name: 'of a page that is not there', call: get('/pages/unknown/module_faults'), answers: { others: 404 } },
  ],
  getEditorContent: [
    { name: 'of this customer', call: editorPage('', get), answers: { others: 404, editor: 200, superadmin: 200 } },
    { name: 'of a module of another type', call: get(`/pages/${ids.pages.dashboard}/modules/top/content`), answers: { others: 404 } },
  ],
  setEditorContent: [
    { name: 'its HTML', call: editorPage('', put, { version: 0, blocks: [] }), answers: { others: 404, editor: 200, superadmin: 200 } },
    {
      name: 'its scripts',
      call: editorPage('', put, { version: 0, blocks: [], scripts: ['root'] }),
      answers: { others: 404, editor: 400, superadmin: 200 },
    },
  ],
  getEditorFrame: [
    { name: 'of a page for members', call: editorPage('frame', get), answers: { others: 200, outsider: 404, ...noSuchThing } },
  ],
  listNews: all(get('/news'), 200),
  listNewsCategories: all(get('/news/categories'), 200),
  getNewsFilters: all(get('/news/filters'), 200),
  getNewsTopicFilter: all(get('/news/topic_filter'), 200),
  getNewsTopTeaser: all(get('/news/top_teaser'), 200),
  getNews: [
    ours(get(`/news/${ids.news.newest}`), 200, unseen(401)),
    theirs(get(`/news/${ids.news.otherOrg}`), 200, unseen(401)),
    {
      name: 'not published yet',
      call: get(`/news/${ids.news.future}`),
      answers: { others: 404, editor: 200, superadmin: 200, ...unseen(401) },
    },
  ],
  ...{ ...studioCases, ...setupCases, ...moderationCases },
  setNewsPublication: [
    {
      name: 'as it is',
      call: put(`/news/${ids.news.oldest}/publication`, unchanged),
      answers: { others: 404, editor: 200, superadmin: 200 },
    },
    { name: 'of another customer', call: put(`/news/${ids.news.otherOrg}/publication`, unchanged), answers: { others: 404 } },
  ],
  getNewsOnward: [ours(get(`/news/${ids.news.newest}/onward`), 200), theirs(get(`/news/${ids.news.otherOrg}/onward`), 200)],
  ...newsReadCases,
  getNewsCalendar: [
    ours(get(`/news/${ids.news.event}/calendar`), 200, unseen(401)),
    { name: 'of an article without an event', call: get(`/news/${ids.news.newest}/calendar`), answers: { others: 404, ...unseen(401) } },
  ],
  listOwnConfirmations: all(get('/user/me/confirmations'), 200),
  listOpenConfirmations: all(get('/user/me/open_confirmations'), 200),
  getNewsConfirmation: [
    { name: 'of this customer', call: demandedArticle((id) => get(`/news/${id}/confirmation`)), answers: { others: 200, outsider: 404 } },
    { name: 'of an article that asks for none', call: get(`/news/${ids.news.newest}/confirmation`), answers: { others: 404 } },
  ],
  confirmNews: [
    {
      name: 'of this customer',
      call: demandedArticle((id) => put(`/news/${id}/confirmation`, { version: 1 })),
      answers: { others: 200, outsider: 404 },
    },
    {
      name: 'not published yet',
      call: demandedArticle((id) => put(`/news/${id}/confirmation`, { version: 1 }), true),
      answers: { others: 404 },
    },
  ],
  getNewsConfirmationSettings: editorsOnly((id) => get(`/news/${id}/confirmation_settings`)),
  setNewsConfirmationSettings: editorsOnly((id) => put(`/news/${id}/confirmation_settings`, { required: false, due_day: null })),
  listNewsConfirmations: editorsOnly((id) => get(`/news/${id}/confirmations`)),
  exportNewsConfirmations: editorsOnly((id) => get(`/news/${id}/confirmations/export`)),
  listOccasionsFeed: all(get('/occasions/feed'), 200),
  listBirthdays: all(get('/occasions/birthdays'), 200),
  listAnniversaries: [
    { name: 'for all alike', call: get('/occasions/anniversaries'), answers: { others: 200 } },
    { name: 'of a module that there is not', call: get('/occasions/anniversaries?module_id=nothing'), answers: { others: 404 } },
  ],
  listOwnCongratulations: all(get('/user/me/congratulations'), 200),
  setCongratulation: [
    { name: 'of another member', call: celebrated(ids.org), answers: { others: 200, outsider: 404 } },
    { name: 'of another customer', call: celebrated(ids.otherOrg), answers: { others: 404, outsider: 200 } },
    { name: 'of one’s own', call: celebrated(null), answers: { others: 404 } },
    { name: 'of a day to come', call: celebrated(ids.org, 1), answers: { others: 404 } },
  ],
  listWebNews: all(get('/web_news'), 200),
  getBubbleTool: all(get('/bubble_tool'), 200, 'where the customer has the page'),
  listPosts: [
    ours(get(`/posts?group_id=${ids.groups.open}`), 200),
    theirs(get(`/posts?group_id=${ids.groups.otherOrg}`), 200),
    {
      name: 'of a group that is its members’ alone',
      call: get(`/posts?group_id=${ids.groups.closed}`),
      answers: { others: 404, editor: 200, superadmin: 200 },
    },
  ],
  listComments: [
    ours(get(`/comments?${news(ids.news.newest)}`), 200),
    theirs(get(`/comments?${news(ids.news.otherOrg)}`), 200),
    { name: 'not published yet', call: get(`/comments?${news(ids.news.future)}`), answers: { others: 404 } },
  ],
  listProducts: all(get('/products'), 200),
  getCart: all(get('/carts/mine'), 200),
  addCartItem: [ours(newCartItem(ids.org), 201), theirs(newCartItem(ids.otherOrg), 201)],
  setCartItem: [
    { name: 'of one’s own cart', call: setCartLine(({ actor }) => actor), answers: { others: 200 } },
    { name: 'of a colleague’s cart', call: setCartLine(() => 'author'), answers: { others: 404, author: 200 } },
  ],
  removeCartItem: [
    { name: 'of one’s own cart', call: removeCartLine(({ actor }) => actor), answers: { others: 200 } },
    { name: 'of a colleague’s cart', call: removeCartLine(() => 'author'), answers: { others: 404, author: 200 } },
  ],
  createComment: [
    ours(newComment(ids.news.newest), 201),
    theirs(newComment(ids.news.otherOrg), 201),
    { name: 'not published yet', call: newComment(ids.news.future), answers: { others: 404 } },
    { name: 'where none are allowed', call: newComment(ids.news.withoutComments), answers: { others: 404 } },
    ours(newComment(ids.news.newest, { parent_id: ids.comments.byMember }), 201),
    theirs(newComment(ids.news.otherOrg, { parent_id: ids.comments.otherOrg }), 201),
    {
      name: 'below another article’s comment',
      call: newComment(ids.news.event, { parent_id: ids.comments.byMember }),
      answers: { others: 404 },
    },
  ],
  listReplies: [
    ours(get(`/comments/${ids.comments.byMember}/replies`), 200),
    theirs(get(`/comments/${ids.comments.otherOrg}/replies`), 200),
  ],
  listMentionSuggestions: all(get('/mention_suggestions?query=a'), 200),
  updateComment: [
    { name: 'of another member', call: commentOf(() => 'actor-author', changeComment), answers: { others: 404, author: 200 } },
    {
      name: 'of one’s own',
      call: commentOf((actor) => userIdOf(actor) ?? ids.users.member, changeComment),
      answers: { others: 200, outsider: 404 },
    },
    // Too late: those who could see it at all are answered so.
    theirs(changeComment(`/comments/${ids.comments.otherOrg}`), 409),
  ],
  deleteComment: [
    {
      name: 'of another member',
      call: commentOf(() => 'actor-author'),
      answers: { others: 404, author: 204, editor: 204, superadmin: 204 },
    },
    { name: 'of one’s own', call: commentOf((actor) => userIdOf(actor) ?? ids.users.member), answers: { others: 204, outsider: 404 } },
    theirs(remove(`/comments/${ids.comments.otherOrg}`), 204),
  ],
  getLikes: [ours(get(`/likes?${news(ids.news.newest)}`), 200), theirs(get(`/likes?${news(ids.news.otherOrg)}`), 200)],
  setLike: [
    ours(put('/likes', { type: 'news', id: ids.news.newest, like: true }), 200),
    theirs(put('/likes', { type: 'news', id: ids.news.otherOrg, like: true }), 200),
    {
      name: 'where none are allowed',
      call: put('/likes', { type: 'news', id: ids.news.withoutLikes, like: true }),
      answers: { others: 404 },
    },
  ],
  listActivities: all(get('/activities'), 200),
  getUnreadActivities: all(get('/activities/unread'), 200),
  markActivitiesAsRead: all(post('/activities/mark_as_read', { until: '2026-11-18T09:00:00.000Z' }), 200),
  openRealtime: all(get('/realtime'), 426),
  pollRealtime: all(get('/realtime/poll'), 200),
  getMedia: [
    ours(get(`/media/${ids.media.photo}`), 200, noSuchThing),
    { name: 'public', call: get(`/media/${ids.media.publicPhoto}`), answers: { others: 200, outsider: 404 } },
    theirs(get(`/media/${ids.media.otherOrg}`), 200, noSuchThing),
  ],
  ...otherCases,
};
