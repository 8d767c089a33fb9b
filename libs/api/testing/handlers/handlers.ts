import { chatCalls } from './chat.ts';
import { pollRealtime } from './realtime.ts';
import { activityCalls } from './activities.ts';
import { acceptTerms, finishSocialLogin, finishSso, forwardSocialLogin, sessionCalls, startSocialLogin, startSso } from './auth.ts';
import { getBubbleTool } from './bubble-tool.ts';
import {
  confirmationCalls,
  confirmationSettingsCalls,
  exportNewsConfirmations,
  listNewsConfirmations,
  listOpenConfirmations,
  listOwnConfirmations,
} from './confirmations.ts';
import { getConsent } from './consent.ts';
import {
  getArticlePreview,
  getNews,
  getNewsCalendar,
  getNewsFilters,
  getNewsOnward,
  markNewsAsOpened,
  markNewsAsRead,
  getNewsTopicFilter,
  getNewsTopTeaser,
  listNews,
  listNewsCategories,
  setNewsPublication,
} from './news.ts';
import { notificationCalls } from './notifications.ts';
import { confirmNewsletter, newsletterCalls, subscribeNewsletter, unsubscribeCalls } from './newsletter.ts';
import { congratulationCalls, listAnniversaries, listBirthdays, listOccasionsFeed } from './occasions.ts';
import {
  copyStudioArticle,
  createStudioArticle,
  deleteStudioArticle,
  getStudioArticle,
  getStudioArticleVersion,
  getStudioOptions,
  listStudioArticleVersions,
  listStudioArticles,
  restoreStudioArticle,
  setStudioArticle,
} from './studio.ts';
import {
  createStudioPage,
  deleteStudioPage,
  discardStudioPage,
  getStudioPage,
  getStudioPagePreview,
  getStudioPageVersion,
  listStudioChoices,
  listStudioModuleTypes,
  listStudioPageVersions,
  listStudioPages,
  publishStudioPage,
  restoreStudioPage,
  setStudioPage,
} from './studio-pages.ts';
import { setupCalls } from './setup.ts';
import { webhookCalls } from './webhooks.ts';
import { apiKeyCalls } from './api-keys.ts';
import { embedCalls } from './embed.ts';
import { moderationCalls } from './moderation.ts';
import { studioHotelsCalls } from './studio-hotels.ts';
import { exportStudioArticleNumbers, getStudioArticleNumbers } from './studio-numbers.ts';
import { studioPeopleCalls } from './studio-people.ts';
import { studioProductsCalls } from './studio-products.ts';
import { studioPreviewLinks } from './studio-previews.ts';
import { studioReview } from './studio-reviews.ts';
import { endStudioPresence, setStudioPresence } from './studio-presence.ts';
import { getEditorContent, getEditorFrame, setEditorContent } from './editor.ts';
import { mediaCalls } from './media.ts';
import { getMedia, getPage, getPreview, listModuleFaults } from './pages.ts';
import { listPosts } from './posts.ts';
import { profileCalls } from './profile.ts';
import { commentCalls, likeCalls, listMentionSuggestions } from './reactions.ts';
import { forgotPassword, resetPassword } from './recovery.ts';
import { confirmRegistration, register, resendConfirmation } from './registration.ts';
import { listSearchFields, listSearchSuggestions, search } from './search.ts';
import {
  getCurrentUser,
  getMenu,
  getSettings,
  getTranslations,
  listLanguages,
  listLegalPages,
  listRoutes,
  listSettingsFaults,
  login,
  logout,
  settingsMenuCalls,
} from './shell.ts';
import { shopCalls } from './shop.ts';
import { listWebNews } from './webnews.ts';

/** Answers every call of the contract with sample data. Each call of this function starts with fresh comments and likes. */
export const handlers = () => [
  login(),
  logout(),
  acceptTerms(),
  startSso(),
  finishSso(),
  startSocialLogin(),
  finishSocialLogin(),
  forwardSocialLogin(),
  ...sessionCalls(),
  forgotPassword(),
  resetPassword(),
  register(),
  resendConfirmation(),
  confirmRegistration(),
  getCurrentUser(),
  getSettings(),
  listLanguages(),
  getMenu(),
  ...settingsMenuCalls(),
  listLegalPages(),
  listRoutes(),
  getTranslations(),
  listSettingsFaults(),
  getConsent(),
  ...newsletterCalls(),
  subscribeNewsletter(),
  confirmNewsletter(),
  ...unsubscribeCalls(),
  search(),
  listSearchFields(),
  listSearchSuggestions(),
  ...profileCalls(),
  getPage(),
  listModuleFaults(),
  listStudioArticles(),
  createStudioArticle(),
  getStudioArticle(),
  setStudioArticle(),
  deleteStudioArticle(),
  restoreStudioArticle(),
  copyStudioArticle(),
  listStudioArticleVersions(),
  getStudioArticleVersion(),
  getStudioOptions(),
  listStudioPages(),
  createStudioPage(),
  getStudioPage(),
  setStudioPage(),
  deleteStudioPage(),
  restoreStudioPage(),
  publishStudioPage(),
  discardStudioPage(),
  getStudioPagePreview(),
  listStudioPageVersions(),
  getStudioPageVersion(),
  listStudioModuleTypes(),
  listStudioChoices(),
  setStudioPresence(),
  endStudioPresence(),
  ...setupCalls(),
  ...apiKeyCalls(),
  ...webhookCalls(),
  ...embedCalls(),
  ...moderationCalls(),
  ...studioHotelsCalls(),
  getStudioArticleNumbers(),
  exportStudioArticleNumbers(),
  ...studioPeopleCalls(),
  ...studioProductsCalls(),
  ...studioReview(),
  ...studioPreviewLinks(),
  getEditorContent(),
  setEditorContent(),
  getEditorFrame(),
  getPreview(),
  getMedia(),
  ...mediaCalls(),
  // Before `getNews`: a mock is found by its place in the list, and `news/categories` also looks like `news/{id}`.
  listNewsCategories(),
  getNewsFilters(),
  getNewsTopicFilter(),
  getNewsTopTeaser(),
  setNewsPublication(),
  listNews(),
  getNews(),
  getNewsCalendar(),
  getArticlePreview(),
  getNewsOnward(),
  markNewsAsOpened(),
  markNewsAsRead(),
  ...confirmationCalls(),
  listOwnConfirmations(),
  listOpenConfirmations(),
  ...confirmationSettingsCalls(),
  listNewsConfirmations(),
  exportNewsConfirmations(),
  listOccasionsFeed(),
  listBirthdays(),
  listAnniversaries(),
  ...congratulationCalls(),
  listWebNews(),
  getBubbleTool(),
  listPosts(),
  ...commentCalls(),
  listMentionSuggestions(),
  ...likeCalls(),
  ...activityCalls(),
  ...notificationCalls(),
  ...shopCalls(),
  ...chatCalls(),
  pollRealtime(),
];
