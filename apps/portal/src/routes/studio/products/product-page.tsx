import { useApi } from '@foyer/api';
import { studioProductQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Alert, Container, Divider, Heading, Stack, useSnackbar } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { RecordBar } from '../records/record-bar.tsx';
import { RecordHistory } from '../records/record-history.tsx';
import * as styles from '../records/records.css.ts';
import { useRecordForm } from '../records/use-record-form.ts';
import { wasMade } from '../records/was-made.ts';
import { wordsIn } from '../setup/words-in.ts';
import { StudioSections } from '../studio-sections.tsx';
import { contentOf, entriesOf, productDraft } from './product-entries.ts';
import { ProductForm } from './product-form.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductRemoval } from './product-removal.tsx';
import { ProductStateBadge } from './product-state-badge.tsx';
import { useChangeProduct } from './use-product-actions.ts';

/** Where editors change a reward. */
export function ProductPage() {
  const { id = '' } = useParams();
  return (
    <PortalSnackbars>
      <Product key={id} id={id} />
    </PortalSnackbars>
  );
}

function Product({ id }: { id: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { time_zone: timeZone } = useShellData().settings.organisation;
  const { data: product } = useSuspenseQuery(studioProductQuery(useApi(), id));
  const { state } = useLocation();
  const show = useSnackbar();
  const form = useRecordForm(productDraft(id), entriesOf(product.content, timeZone));
  const save = useChangeProduct(id);
  const isChanged = Object.keys(form.changes).length > 0;
  const name =
    wordsIn(product.content.name, locale) ||
    intl.formatMessage({ defaultMessage: 'Reward without a name', description: 'In place of the name of a reward' });
  const submit = () =>
    isChanged &&
    save.mutate(contentOf(form.entries, form.changes, timeZone), {
      onSuccess: () => {
        form.forget();
        void show(<FormattedMessage defaultMessage="Saved." description="After a reward was changed" />);
      },
    });
  return (
    <Container>
      <PageTitle>{name}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioProducts} />
        <div className={styles.head}>
          <Heading level={1}>
            <bdi>{name}</bdi>
          </Heading>
          <ProductStateBadge state={product.state} />
        </div>
        {wasMade(state) && (
          <Alert tone="positive">
            <FormattedMessage
              defaultMessage="The reward has been created. It comes last in the shop; you can move it in the list."
              description="After a reward was made"
            />
          </Alert>
        )}
        <ProductForm form={form} picture={product.image} failure={save.error} onSubmit={submit}>
          <RecordBar
            changed={isChanged}
            pending={save.isPending}
            save={<FormattedMessage defaultMessage="Save" description="Button below the form about a reward" />}
            onDiscard={() => {
              save.reset();
              form.forget();
            }}
          />
        </ProductForm>
        <Divider />
        <RecordHistory>
          <ProductHistory id={id} />
        </RecordHistory>
        <ProductRemoval id={id} name={name} carts={product.carts} onRemoved={form.forget} />
      </Stack>
    </Container>
  );
}
