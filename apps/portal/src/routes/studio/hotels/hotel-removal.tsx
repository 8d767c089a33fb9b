import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Link } from '@foyer/ui';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import { RecordRemoval } from '../records/record-removal.tsx';
import { useDeleteHotel } from './use-hotel-actions.ts';

/** Deletes a hotel in which no one works and that no page shows; else says what keeps it. */
export function HotelRemoval({ hotel, onRemoved }: { hotel: Schemas['StudioHotel']; onRemoved: () => void }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, content, people, pages, ratings } = hotel;
  const remove = useDeleteHotel(id);
  const leave = () => {
    onRemoved();
    void navigate(localePath(locale, paths.studioHotels), { replace: true });
  };
  const shown = pages.map((page) => (
    <Link key={page.id} href={localePath(locale, paths.studioPage(page.id))}>
      <bdi>{page.title}</bdi>
    </Link>
  ));
  return (
    <RecordRemoval
      name={content.name}
      remove={remove}
      onRemoved={leave}
      blocked={
        (people > 0 || pages.length > 0) && (
          <>
            {people > 0 && (
              <FormattedMessage
                defaultMessage="{people, plural, one {# person works} other {# people work}} in this hotel. It can be deleted when no one does any more."
                description="At a hotel in the studio: why it cannot be deleted"
                values={{ people }}
              />
            )}{' '}
            {pages.length > 0 && (
              <FormattedMessage
                defaultMessage="{count, plural, one {This page shows} other {These pages show}} the hotel: {pages}. It can be deleted when none does any more."
                description="At a hotel in the studio: why it cannot be deleted"
                values={{ count: pages.length, pages: <FormattedList value={shown} /> }}
              />
            )}
          </>
        )
      }
    >
      <FormattedMessage
        defaultMessage="{ratings, plural, =0 {The hotel is deleted} one {The hotel and its rating are deleted} other {The hotel and its {ratings, number} ratings are deleted}} for good; this cannot be undone."
        description="In the dialog before a hotel is deleted"
        values={{ ratings }}
      />
    </RecordRemoval>
  );
}
