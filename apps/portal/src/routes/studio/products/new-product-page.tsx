import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Container, Heading, Stack } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { RecordBar } from '../records/record-bar.tsx';
import { useRecordForm } from '../records/use-record-form.ts';
import { StudioSections } from '../studio-sections.tsx';
import { contentOf, noProduct, productDraft } from './product-entries.ts';
import { ProductForm } from './product-form.tsx';
import { useCreateProduct } from './use-product-actions.ts';

/** Where a reward is made. What is typed stays until it has been saved or given up. */
export function NewProductPage() {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { time_zone: timeZone } = useShellData().settings.organisation;
  const form = useRecordForm(productDraft('new'), noProduct);
  const create = useCreateProduct();
  const title = intl.formatMessage({ defaultMessage: 'New reward', description: 'Title of the page where a reward is made' });
  const submit = () =>
    create.mutate(contentOf(form.entries, form.entries, timeZone) as Schemas['StudioProductContent'], {
      onSuccess: ({ id }) => {
        form.forget();
        void navigate(localePath(locale, paths.studioProduct(id)), { state: { made: true }, replace: true });
      },
    });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioProducts} />
        <Heading level={1}>{title}</Heading>
        <ProductForm form={form} picture={null} failure={create.error} onSubmit={submit}>
          <RecordBar
            changed={Object.keys(form.changes).length > 0}
            pending={create.isPending}
            save={<FormattedMessage defaultMessage="Create reward" description="Button below the form about a new reward" />}
            onDiscard={() => {
              create.reset();
              form.forget();
            }}
          />
        </ProductForm>
      </Stack>
    </Container>
  );
}
