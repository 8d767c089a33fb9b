import { aGdprModule, aGdprTraining } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { GdprModule } from './gdpr.tsx';

it('is in the first view from the server in the language the page says', () => {
  const video = (language: string) =>
    aGdprTraining({ language, video: { ...aGdprTraining().video, link: `/api/v2/media/${language}.mp4` } });
  const module = aGdprModule({ options: { language: 'en' }, results: [video('de'), video('en')] });
  const html = renderOnServer(<GdprModule module={module} />);
  expect(html).toContain('src="/api/v2/media/en.mp4"');
  expect(html).not.toContain('/api/v2/media/de.mp4');
});
