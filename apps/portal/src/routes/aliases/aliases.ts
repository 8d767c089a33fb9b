import { localePath, paths, plannedPaths } from '@foyer/links';
import { type LoaderFunction, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loadSettings, memberLoader } from '../../host/app/shell-data.ts';
import { aliasedPage, type PageAlias, pageOfKey } from '../../host/pages/page-ids.ts';

/** The page that the customer's settings name for the alias, else the 404 page. */
const toPage = (alias: PageAlias) => async (args: LoaderFunctionArgs) => {
  const { app, locale } = loaderContext(args);
  const page = aliasedPage(alias, await loadSettings(app, locale));
  const { search } = new URL(args.request.url);
  return redirect(localePath(locale, page ? `${paths.page(page)}${search}` : paths.notFound));
};

/** `landing` leads home, where guests are shown the landing page; without one it is nothing that members could see (content §2, Landing page). */
export const toLanding: LoaderFunction = async (args) => {
  const { app, locale } = loaderContext(args);
  if (pageOfKey(await loadSettings(app, locale), 'landing') === null) {
    await memberLoader(args);
    return redirect(localePath(locale, paths.notFound));
  }
  return redirect(`${localePath(locale)}${new URL(args.request.url).search}`);
};

/** `terms` leads to its page. */
export const toTerms = toPage('terms');
/** `q-and-a` leads to its page. */
export const toQuestions = toPage('q-and-a');
/** `imprint` leads to its page. */
export const toImprint = toPage('imprint');
/** `jobs` leads members to its page. */
export const toJobs = toPage('jobs');

/** `mocs` leaves the portal for the API's entry to single sign-on. */
export const toMocs: LoaderFunction = () => redirectDocument('/api/v2/auth/mocs');

/** A person of the directory is their profile. */
export const toProfile: LoaderFunction = (args) => {
  const { locale } = loaderContext(args);
  return redirect(localePath(locale, paths.profile(args.params['id']!)));
};

/** A topic is shown within its group. */
export const toGroupOfTopic: LoaderFunction = (args) => {
  const { locale } = loaderContext(args);
  const { id, topicId } = args.params as { id: string; topicId: string };
  const { searchParams } = new URL(args.request.url);
  searchParams.set('topic_id', topicId);
  return redirect(`${localePath(locale, plannedPaths.group(id))}?${searchParams.toString()}`);
};
