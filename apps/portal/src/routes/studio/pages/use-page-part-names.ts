import { useIntl } from 'react-intl';
import { moduleOf, type PageContent, type PagePart } from './page-content.ts';
import { useModuleWords } from './use-module-words.ts';

/** Names the parts of a page: "Module: Hotels", "Title". A module is looked for in one content after the other. */
export function usePagePartNames(): (part: PagePart, contents: readonly PageContent[]) => string {
  const intl = useIntl();
  const { nameOf } = useModuleWords();
  const names: Record<string, string> = {
    type: intl.formatMessage({ defaultMessage: 'Kind', description: 'Part of a page' }),
    title: intl.formatMessage({ defaultMessage: 'Title', description: 'Part of a page' }),
    description: intl.formatMessage({ defaultMessage: 'Description', description: 'Part of a page' }),
    image_id: intl.formatMessage({ defaultMessage: 'Picture', description: 'Part of a page' }),
    news_id: intl.formatMessage({ defaultMessage: 'Article', description: 'Part of a page' }),
    visibility: intl.formatMessage({ defaultMessage: 'Who may see it', description: 'Part of a page' }),
    shareable: intl.formatMessage({ defaultMessage: 'Sharing', description: 'Part of a page' }),
    order: intl.formatMessage({ defaultMessage: 'Order of the modules', description: 'Part of a page' }),
  };
  return (part, contents) => {
    const module = contents.map((content) => moduleOf(content, part)).find(Boolean);
    if (!module) return names[part] ?? part;
    return intl.formatMessage(
      { defaultMessage: 'Module: {name}', description: 'Part of a page; name is the type of the module' },
      { name: nameOf(module.type) },
    );
  };
}
