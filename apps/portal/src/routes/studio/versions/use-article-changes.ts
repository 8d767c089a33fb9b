import type { Schemas } from '@foyer/api';
import { isLocale, type Locale } from '@foyer/i18n';
import { useIntl } from 'react-intl';
import { type Content, differences, type PartKey, textOfPart } from '../studio-content.ts';
import { usePartNames } from '../use-part-names.ts';
import { wordsOfHtml } from '../words-of-html.ts';
import type { PartChange } from './part-change.ts';

/** Which media a part names; null for a part of another kind. */
function mediaOf(content: Content, part: PartKey): readonly string[] | null {
  if (part === 'image_id') return content.image_id === null ? [] : [content.image_id];
  return part === 'gallery_ids' || part === 'attachment_ids' ? content[part] : null;
}

/** The language of a part that is in one. */
function localeOf(part: PartKey): { locale?: Locale } {
  const [locale = ''] = part.split('.');
  return isLocale(locale) ? { locale } : {};
}

/** What a setting says, in words; null where it has none. */
function useSettingWords(options: Schemas['StudioOptions']) {
  const intl = useIntl();
  const day = (value: string | null) => (value ? intl.formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' }) : '');
  const visible = {
    all: intl.formatMessage({ defaultMessage: 'Everyone, guests too', description: 'Who may read an article, in a comparison' }),
    members: intl.formatMessage({ defaultMessage: 'Members', description: 'Who may read an article, in a comparison' }),
  };
  const shared = {
    true: intl.formatMessage({ defaultMessage: 'Members may share it', description: 'Whether an article may be shared, in a comparison' }),
    false: intl.formatMessage({ defaultMessage: 'It may not be shared', description: 'Whether an article may be shared, in a comparison' }),
  };
  return (content: Content, part: PartKey): string | null => {
    const { event } = content;
    if (part === 'category_id') return options.categories.find(({ id }) => id === content.category_id)?.name ?? '';
    if (part === 'topic_ids')
      return intl.formatList(options.topics.filter(({ id }) => content.topic_ids.includes(id)).map(({ name }) => name));
    if (part === 'visibility') return visible[content.visibility];
    if (part === 'shareable') return shared[`${content.shareable}`];
    if (part !== 'event') return null;
    return event ? [day(event.first_day), event.start_time, day(event.last_day), event.end_time].filter(Boolean).join(' · ') : '';
  };
}

/** Shows what has become of an article, part by part. */
export function useArticleChanges(languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[], options: Schemas['StudioOptions']) {
  const nameOf = usePartNames(languages);
  const settingWords = useSettingWords(options);
  const wordsOf = (content: Content, part: PartKey): string | null => {
    const text = textOfPart(content, part);
    if (text === null) return settingWords(content, part);
    return (part.endsWith('.content') ? wordsOfHtml(text) : text).trim();
  };
  return (before: Content, after: Content): PartChange[] =>
    differences(before, after).map((part): PartChange => {
      const named = { key: part, name: nameOf(part) };
      const [mediaBefore, mediaAfter] = [mediaOf(before, part), mediaOf(after, part)];
      if (mediaBefore && mediaAfter) return { ...named, kind: 'media', before: mediaBefore, after: mediaAfter };
      const [was, is] = [wordsOf(before, part), wordsOf(after, part)];
      // The same words in another shape, such as a headline that was none.
      return was === null || is === null || was === is
        ? { ...named, kind: 'other' }
        : { ...named, kind: 'words', before: was, after: is, ...localeOf(part) };
    });
}
