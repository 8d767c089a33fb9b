import type { Schemas } from '../factories/overrides.ts';
import { aNewPreviewLink, aPreviewLink } from '../factories/studio-previews.ts';
import { failing, mock } from './mock.ts';

/** The links there are, and what becomes of them. */
export const studioPreviewLinks = (first: Schemas['StudioPreviewLink'][] = [aPreviewLink(), aPreviewLink({ by: null }, 1)]) => {
  let links = first;
  return [
    mock('listStudioPreviewLinks', () => links),
    mock('createStudioPreviewLink', () => {
      const { url, ...link } = aNewPreviewLink();
      links = [link, ...links];
      return { ...link, url };
    }),
    mock('endStudioPreviewLink', ({ path }) => {
      links = links.filter(({ id }) => id !== path['link_id']);
      return null;
    }),
  ];
};
export const createStudioPreviewLinkFails = failing('createStudioPreviewLink', 409, 'too_many_links');
