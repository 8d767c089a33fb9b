import type { Schemas } from '@foyer/api';
import { useIntl } from 'react-intl';
import type { PartKey } from './studio-content.ts';

/** Names the parts of an article: "Headline (Deutsch)", "Category". */
export function usePartNames(languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[]): (key: PartKey) => string {
  const intl = useIntl();
  const texts: Record<string, string> = {
    title: intl.formatMessage({ defaultMessage: 'Headline', description: 'Part of an article' }),
    teaser: intl.formatMessage({ defaultMessage: 'Introduction', description: 'Part of an article' }),
    content: intl.formatMessage({ defaultMessage: 'Text', description: 'Part of an article' }),
    category_id: intl.formatMessage({ defaultMessage: 'Category', description: 'Part of an article' }),
    topic_ids: intl.formatMessage({ defaultMessage: 'Topics', description: 'Part of an article' }),
    author_id: intl.formatMessage({ defaultMessage: 'Author', description: 'Part of an article' }),
    image_id: intl.formatMessage({ defaultMessage: 'Picture', description: 'Part of an article' }),
    gallery_ids: intl.formatMessage({ defaultMessage: 'Gallery', description: 'Part of an article' }),
    attachment_ids: intl.formatMessage({ defaultMessage: 'Attachments', description: 'Part of an article' }),
    event: intl.formatMessage({ defaultMessage: 'Event', description: 'Part of an article' }),
    visibility: intl.formatMessage({ defaultMessage: 'Who may read it', description: 'Part of an article' }),
    shareable: intl.formatMessage({ defaultMessage: 'Sharing', description: 'Part of an article' }),
  };
  return (key) => {
    const [first = '', field] = key.split('.');
    if (!field) return texts[first] ?? first;
    const language = languages.find((one) => one.key === first)?.label ?? first;
    return intl.formatMessage(
      { defaultMessage: '{part} ({language})', description: 'Part of an article in a language, such as Headline (Deutsch)' },
      { part: texts[field] ?? field, language },
    );
  };
}
