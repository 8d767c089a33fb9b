import { anOccasionsModule, someOccasions } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { Fold } from '@foyer/ui';
import { expect, it } from 'vitest';
import { OccasionsModule } from './occasions.tsx';

it('is in the first view from the server for every width, without a call', () => {
  const html = renderOnServer(<OccasionsModule module={anOccasionsModule({ results: someOccasions(12) })} />);
  // Six in the slider of narrow places; six birthdays and six anniversaries in those of wide ones.
  expect(html.match(/<article/g)).toHaveLength(18);
  expect(html).toContain(`href="/de_DE/profile/${someOccasions()[0]!.user.id}"`);
});

it('says where there is nothing to celebrate', () => {
  expect(renderOnServer(<OccasionsModule module={anOccasionsModule({ results: [] })} />)).toContain('Nothing to celebrate yet');
});

it('is a strip in narrow places where it is one of many, and keeps the place of what one member can do', () => {
  const module = anOccasionsModule({ results: someOccasions(12) });
  const html = renderOnServer(
    <Fold way="short">
      <OccasionsModule module={module} />
    </Fold>,
  );
  expect(html).toContain('<ul role="list" aria-label="Wir feiern"');
  expect(html).not.toContain('<button type="button" aria-label="Congratulate');
});
