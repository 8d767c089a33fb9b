import { getNews, listNews, listNewsCategories } from './news.ts';
import { getMedia, getPage } from './pages.ts';
import { commentCalls, likeCalls } from './reactions.ts';
import { getCurrentUser, getMenu, getSettings, listLanguages, login, logout } from './shell.ts';

/** Answers every call of the contract with sample data. Each call of this function starts with fresh comments and likes. */
export const handlers = () => [
  login(),
  logout(),
  getCurrentUser(),
  getSettings(),
  listLanguages(),
  getMenu(),
  getPage(),
  getMedia(),
  // Before `getNews`: a mock is found by its place in the list, and `news/categories` also looks like `news/{id}`.
  listNewsCategories(),
  listNews(),
  getNews(),
  ...commentCalls(),
  ...likeCalls(),
];
