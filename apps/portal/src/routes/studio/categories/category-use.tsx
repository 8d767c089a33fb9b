import type { Schemas } from '@foyer/api';
import { Text } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';

interface CategoryUseProps {
  title: Schemas['StudioTitle'];
  use: Schemas['StudioCategoryUse'] | undefined;
}

/** Where a category is used, and in which languages it has no title. */
export function CategoryUse({ title, use }: CategoryUseProps) {
  const intl = useIntl();
  const { languages } = useShellData();
  const missing = languages.filter(({ key }) => !title[key]?.trim()).map(({ label }) => label);
  const parts = [
    intl.formatMessage(
      { defaultMessage: '{count, plural, =0 {No articles} one {# article} other {# articles}}', description: 'At a category of news' },
      { count: use?.articles ?? 0 },
    ),
    use?.menu && intl.formatMessage({ defaultMessage: 'in the menu', description: 'At a category of news: where it is used' }),
    use &&
      use.pages.length > 0 &&
      intl.formatMessage(
        { defaultMessage: 'on {pages}', description: 'At a category of news: on which pages it is used' },
        { pages: intl.formatList(use.pages.map((page) => page.title)) },
      ),
    missing.length > 0 &&
      intl.formatMessage(
        { defaultMessage: 'missing: {languages}', description: 'At a category of news: languages in which it has no title' },
        { languages: intl.formatList(missing) },
      ),
  ];
  return (
    <Text as="span" size="s" tone="muted">
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}
