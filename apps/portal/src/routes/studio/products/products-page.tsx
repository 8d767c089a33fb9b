import { useApi } from '@foyer/api';
import { studioProductsQuery } from '@foyer/api/studio';
import { localePath, paths } from '@foyer/links';
import { Container, EmptyState, GiftIcon, Heading, Icon, LinkButton, Pagination, PlusIcon, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useLocale } from '../../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../../host/lists/use-pagination-texts.ts';
import * as styles from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { ProductRow } from './product-row.tsx';
import { ProductsFilters } from './products-filters.tsx';
import { ProductsList } from './products-list.tsx';
import { productsPath, readProductsListing } from './products-path.ts';

/** Where editors find the rewards of the shop, put them in order, and make new ones. */
export function ProductsPage() {
  const intl = useIntl();
  const locale = useLocale();
  const [params] = useSearchParams();
  const listing = readProductsListing(params);
  const { data } = useSuspenseQuery(studioProductsQuery(useApi(), listing));
  const isWhole = !listing.q && !listing.state;
  const title = intl.formatMessage({
    defaultMessage: 'Rewards',
    description: 'Title of the page of the studio with the rewards of the shop',
  });
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the list', description: 'Name of the navigation below the rewards in the studio' }),
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioProducts} />
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <LinkButton look="primary" icon={<Icon icon={PlusIcon} />} href={localePath(locale, paths.studioNewProduct)}>
            <FormattedMessage defaultMessage="New reward" description="Link of the studio to where a reward is made" />
          </LinkButton>
        </div>
        <ProductsFilters listing={listing} />
        <Text size="s" tone="muted" role="status">
          <FormattedMessage
            defaultMessage="{total, plural, =0 {No rewards} one {# reward} other {# rewards}}"
            description="Above the rewards in the studio: how many are found"
            values={{ total: data.total }}
          />
        </Text>
        {data.results.length === 0 ? (
          <EmptyState
            icon={GiftIcon}
            title={<FormattedMessage defaultMessage="No reward here" description="List of the studio without rewards" />}
          >
            {isWhole ? (
              <FormattedMessage
                defaultMessage="Create the first reward that members can choose for their points."
                description="Below the title of the studio’s list without rewards"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Create a new reward, or change the filters to find others."
                description="Below the title of the studio’s list without rewards"
              />
            )}
          </EmptyState>
        ) : isWhole ? (
          <ProductsList products={data.results} />
        ) : (
          <ul className={styles.list}>
            {data.results.map((product) => (
              <li key={product.id}>
                <ProductRow product={product} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          value={data.pagination.self}
          last={data.pagination.last}
          texts={texts}
          href={(page) => productsPath(locale, { ...listing, page })}
        />
      </Stack>
    </Container>
  );
}
