import { useIntl } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import { readText } from '../form/localized-text.ts';
import type { PartChange } from '../versions/part-change.ts';
import { textOfModule } from './module-text.ts';
import { differences, moduleOf, type PageContent, type PagePart } from './page-content.ts';
import { useFieldLabel, useModuleWords } from './use-module-words.ts';
import { usePagePartNames } from './use-page-part-names.ts';

/** Shows what has become of a page, part by part; texts in the language of the studio. */
export function usePageChanges() {
  const intl = useIntl();
  const locale = useLocale();
  const labelOf = useFieldLabel();
  const { nameOf: nameOfType } = useModuleWords();
  const nameOf = usePagePartNames();
  const wordsOf = (content: PageContent, part: PagePart): string | null => {
    if (part === 'title' || part === 'description') return readText(content[part], locale).text;
    if (part === 'order') return content.modules.map(({ type, title }) => readText(title, locale).text || nameOfType(type)).join('\n');
    const module = moduleOf(content, part);
    if (!part.startsWith('module:')) return null;
    return module ? textOfModule(module, locale, labelOf) : '';
  };
  return (before: PageContent, after: PageContent): PartChange[] =>
    differences(before, after).map((part): PartChange => {
      const gone = part.startsWith('module:') && !moduleOf(after, part);
      const name = nameOf(part, [after, before]);
      const named = {
        key: part,
        name: gone
          ? intl.formatMessage(
              { defaultMessage: '{module}, removed since', description: 'A module that a version had and that is gone now' },
              { module: name },
            )
          : name,
      };
      if (part === 'image_id') {
        return {
          ...named,
          kind: 'media',
          before: [before.image_id].filter((id) => id !== null),
          after: [after.image_id].filter((id) => id !== null),
        };
      }
      const [was, is] = [wordsOf(before, part), wordsOf(after, part)];
      return was === null || is === null || was === is ? { ...named, kind: 'other' } : { ...named, kind: 'words', before: was, after: is };
    });
}
