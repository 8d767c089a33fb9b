import { captionsType, isVideo } from '@foyer/media-files';
import { z } from 'zod';
import { language, list, medium, plainText } from '../../../shared/content/config-fields.ts';
import { toFile, toImage, toPoster } from '../../../shared/media/media.presenter.ts';
import { defineModule } from './define-module.ts';

/** The first two letters of a language or locale; null for what is none. */
const lettersOf = (language: string | undefined): string | null => /^[a-z]{2}/.exec(language?.toLowerCase() ?? '')?.[0] ?? null;

/** What a language calls itself. Some write it in small letters, which looks wrong alone on a button. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** One per language, known by its first two letters. */
const training = z.object({
  language,
  videoId: medium('video'),
  captionsId: medium('captions').optional(),
  posterId: medium('image').optional(),
  transcript: plainText.default(''),
});

/** The training per language, the first of each; without its video a language is left out, for it has no training. */
export const definition = defineModule({
  type: 'gdpr',
  config: z.object({
    /** Plays this language's training for all; each reader's own where it is absent. */
    language: language.optional(),
    trainings: list(training),
  }),
  visibility: 'all',
  async resolve({ language: forAll, trainings }, { orgId, locale, media }) {
    const ids = trainings.flatMap(({ videoId, captionsId, posterId }) => [videoId, captionsId, posterId]);
    const rows = await media.findAll(
      orgId,
      ids.filter((id) => id !== undefined),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const fileOf = (id: string | undefined, fits: (type: (typeof rows)[number]['type']) => boolean) => {
      const row = byId.get(id ?? '');
      return row && fits(row.type) ? toFile(row, locale) : null;
    };
    const results = trainings.flatMap(({ language: written, videoId, captionsId, posterId, transcript }) => {
      const [language, video] = [lettersOf(written), fileOf(videoId, isVideo)];
      if (!language || !video) return [];
      const captions = fileOf(captionsId, (type) => type === captionsType);
      const poster = toImage(byId.get(posterId ?? '') ?? null, locale) ?? toPoster(byId.get(videoId)!);
      return { language, name: ownName(language), video, captions, poster, transcript };
    });
    return {
      options: { language: lettersOf(forAll) ?? locale.slice(0, 2) },
      results: results.filter(({ language }, index) => results.findIndex((other) => other.language === language) === index),
    };
  },
});
