import { newsCategoriesQuery, useApi } from '@foyer/api';
import { localePath } from '@foyer/i18n';
import { Cluster, LinkButton } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../app/use-locale.ts';

/** The categories as links, so that every filtered list has an address. */
export function CategoryFilter({ active }: { active: string | null }) {
  const intl = useIntl();
  const { data: categories } = useSuspenseQuery(newsCategoriesQuery(useApi()));
  const base = localePath(useLocale(), '/news');
  return (
    <nav aria-label={intl.formatMessage({ defaultMessage: 'Categories', description: 'Name of the news category filter' })}>
      <Cluster gap="xs">
        <CategoryLink href={base} active={!active}>
          <FormattedMessage defaultMessage="All" description="News filter: every category" />
        </CategoryLink>
        {categories.map(({ id, name }) => (
          <CategoryLink key={id} href={`${base}?category=${encodeURIComponent(id)}`} active={active === id}>
            {name}
          </CategoryLink>
        ))}
      </Cluster>
    </nav>
  );
}

function CategoryLink({ href, active, children }: { href: string; active: boolean; children: React.ReactNode }) {
  return (
    <LinkButton href={href} look={active ? 'primary' : 'secondary'} aria-current={active ? 'true' : undefined}>
      {children}
    </LinkButton>
  );
}
