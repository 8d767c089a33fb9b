import { useApi } from '@foyer/api';
import { studioHotelQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Alert, Container, Divider, Heading, Stack, useSnackbar } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { RecordBar } from '../records/record-bar.tsx';
import { RecordHistory } from '../records/record-history.tsx';
import { wasMade } from '../records/was-made.ts';
import { useRecordForm } from '../records/use-record-form.ts';
import { StudioSections } from '../studio-sections.tsx';
import { contentOf, entriesOf, hotelDraft } from './hotel-entries.ts';
import { HotelForm } from './hotel-form.tsx';
import { HotelHistory } from './hotel-history.tsx';
import { HotelRemoval } from './hotel-removal.tsx';
import { useChangeHotel } from './use-hotel-actions.ts';

/** Where editors change a hotel. */
export function HotelPage() {
  const { id = '' } = useParams();
  return (
    <PortalSnackbars>
      <Hotel key={id} id={id} />
    </PortalSnackbars>
  );
}

function Hotel({ id }: { id: string }) {
  const { data: hotel } = useSuspenseQuery(studioHotelQuery(useApi(), id));
  const { state } = useLocation();
  const show = useSnackbar();
  const form = useRecordForm(hotelDraft(id), entriesOf(hotel.content));
  const save = useChangeHotel(id);
  const isChanged = Object.keys(form.changes).length > 0;
  const submit = () =>
    isChanged &&
    save.mutate(contentOf(form.changes), {
      onSuccess: () => {
        form.forget();
        void show(<FormattedMessage defaultMessage="Saved." description="After a hotel was changed" />);
      },
    });
  return (
    <Container>
      <PageTitle>{hotel.content.name}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioHotels} />
        <Heading level={1}>
          <bdi>{hotel.content.name}</bdi>
        </Heading>
        {wasMade(state) && (
          <Alert tone="positive">
            <FormattedMessage
              defaultMessage="The hotel has been created. Pages show it with the module “Hotels”."
              description="After a hotel was made"
            />
          </Alert>
        )}
        <HotelForm form={form} saved={hotel} failure={save.error} onSubmit={submit}>
          <RecordBar
            changed={isChanged}
            pending={save.isPending}
            save={<FormattedMessage defaultMessage="Save" description="Button below the form about a hotel" />}
            onDiscard={() => {
              save.reset();
              form.forget();
            }}
          />
        </HotelForm>
        <Divider />
        <RecordHistory>
          <HotelHistory id={id} />
        </RecordHistory>
        <HotelRemoval hotel={hotel} onRemoved={form.forget} />
      </Stack>
    </Container>
  );
}
