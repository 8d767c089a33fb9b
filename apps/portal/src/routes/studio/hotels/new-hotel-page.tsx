import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Container, Heading, Stack } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useLocale } from '../../../host/language/use-locale.ts';
import { RecordBar } from '../records/record-bar.tsx';
import { useRecordForm } from '../records/use-record-form.ts';
import { StudioSections } from '../studio-sections.tsx';
import { contentOf, hotelDraft, noHotel } from './hotel-entries.ts';
import { HotelForm } from './hotel-form.tsx';
import { useCreateHotel } from './use-hotel-actions.ts';

const nothing = { image: null, contact_person: null };

/** Where a hotel is made. What is typed stays until it has been saved or given up. */
export function NewHotelPage() {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useRecordForm(hotelDraft('new'), noHotel);
  const create = useCreateHotel();
  const title = intl.formatMessage({ defaultMessage: 'New hotel', description: 'Title of the page where a hotel is made' });
  const submit = () =>
    create.mutate(contentOf(form.entries) as Schemas['StudioHotelContent'], {
      onSuccess: ({ id }) => {
        form.forget();
        void navigate(localePath(locale, paths.studioHotel(id)), { state: { made: true }, replace: true });
      },
    });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioHotels} />
        <Heading level={1}>{title}</Heading>
        <HotelForm form={form} saved={nothing} failure={create.error} onSubmit={submit}>
          <RecordBar
            changed={Object.keys(form.changes).length > 0}
            pending={create.isPending}
            save={<FormattedMessage defaultMessage="Create hotel" description="Button below the form about a new hotel" />}
            onDiscard={() => {
              create.reset();
              form.forget();
            }}
          />
        </HotelForm>
      </Stack>
    </Container>
  );
}
