import {
  aStudioEmbedHealth,
  aStudioEmbedPreview,
  aStudioEmbedSite,
  anEmbedKey,
  anEmbedSite,
  anEmbedSiteList,
  anEmbedToken,
  studioEmbedSites,
} from '../factories/embed.ts';
import { sampleId, type Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Websites that show widgets; what is changed is kept, as the server does. */
export function embedCalls() {
  let all = studioEmbedSites();
  let made = 10;
  const find = (id: string | undefined) => all.find((one) => one.id === id);
  const put = (site: Schemas['StudioEmbedSite']) => {
    all = all.map((one) => (one.id === site.id ? site : one));
    return site;
  };
  return [
    mock('getEmbedSite', () => anEmbedSite()),
    mock('createEmbedToken', () => anEmbedToken()),
    mock('createEmbedReport', () => null),
    mock('getStudioEmbedHealth', () => aStudioEmbedHealth()),
    mock('listStudioEmbedSites', () => anEmbedSiteList(all)),
    mock('createStudioEmbedSite', ({ body }) => {
      const site = aStudioEmbedSite({ id: sampleId(96, (made += 1)), content: body.content, keys: [] });
      all = [...all, site];
      return site;
    }),
    mock('setStudioEmbedSite', ({ path, body }) => {
      const site = find(path['id']);
      return site ? put({ ...site, content: body }) : problem(404, 'not_found');
    }),
    mock('deleteStudioEmbedSite', ({ path }) => {
      all = all.filter(({ id }) => id !== path['id']);
      return null;
    }),
    mock('createStudioEmbedKey', ({ path }) => {
      const site = find(path['id']);
      if (!site) return problem(404, 'not_found');
      const key = anEmbedKey({ id: sampleId(97, (made += 1)), last_used_at: null });
      put({ ...site, keys: [key, ...site.keys] });
      return { key, secret: 'foyer_sk_q3vJ8m0sYx2bT7kLwZ4nR1cEoU6hGfD9aPiVtSjBzQM' };
    }),
    mock('createStudioEmbedPreview', () => aStudioEmbedPreview()),
    mock('deleteStudioEmbedKey', ({ path }) => {
      const site = find(path['id']);
      if (!site) return problem(404, 'not_found');
      put({ ...site, keys: site.keys.filter(({ id }) => id !== path['key_id']) });
      return null;
    }),
  ];
}

export const getStudioEmbedHealth = (health: Schemas['StudioEmbedHealth']) => mock('getStudioEmbedHealth', () => health);
export const getEmbedSite = (site: Schemas['EmbedSite']) => mock('getEmbedSite', () => site);
/** The page is not one of the website's. */
export const getEmbedSiteRefuses = mock('getEmbedSite', () => problem(403, 'origin_not_listed'));
export const getEmbedSiteFails = failing('getEmbedSite');
export const listStudioEmbedSites = (results: Schemas['StudioEmbedSite'][], writable = true) =>
  mock('listStudioEmbedSites', () => anEmbedSiteList(results, writable));
