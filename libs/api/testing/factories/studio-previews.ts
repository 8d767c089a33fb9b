import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** A link by which others read what is not out yet; `index` chooses another one. */
export const aPreviewLink = (overrides: Partial<Schemas['StudioPreviewLink']> = {}, index = 0): Schemas['StudioPreviewLink'] => ({
  id: sampleId(40, index),
  created_at: hoursAgo(5 + index * 20),
  ends_at: hoursAgo(-67 + index * 20),
  by: aPerson({}, index),
  ...overrides,
});

/** One that was just made. */
export const aNewPreviewLink = (overrides: Partial<Schemas['NewStudioPreviewLink']> = {}): Schemas['NewStudioPreviewLink'] => ({
  ...aPreviewLink({}, 9),
  url: 'https://portal.example/de_DE/article_previews/one?token=q0Lq6F3r1kq0Lq6F3r1kq0Lq6F3r1kq0Lq6F3r1kq0L',
  ...overrides,
});
