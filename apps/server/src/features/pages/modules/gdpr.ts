import { localize } from '../../../platform/db/localized.ts';
import { toFile, toImage } from '../../../shared/media/media.presenter.ts';
import type { MediaRow } from '../../../platform/storage/media.row.ts';
import { captionsType, isVideo } from '../../../platform/storage/media.types.ts';
import type { ModuleResolver } from './resolver.ts';

/** The first two letters of a language or locale; null for what is none. */
const lettersOf = (language: string | undefined): string | null => /^[a-z]{2}/.exec(language?.toLowerCase() ?? '')?.[0] ?? null;

/** What a language calls itself. Some write it in small letters, which looks wrong alone on a button. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The training per language, the first of each; without its video a language is left out, for it has no training. */
export const resolveGdpr: ModuleResolver<'gdpr'> = async ({ id, type, title, config }, { orgId, locale }, { media }) => {
  const rows = await media.findAll(
    orgId,
    config.trainings.flatMap(({ videoId, captionsId, posterId }) => [videoId, captionsId ?? [], posterId ?? []].flat()),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fileOf = (mediumId: string | undefined, fits: (type: MediaRow['type']) => boolean) => {
    const row = byId.get(mediumId ?? '');
    return row && fits(row.type) ? toFile(row, locale) : null;
  };
  const results = config.trainings.flatMap((training) => {
    const language = lettersOf(training.language);
    const video = fileOf(training.videoId, isVideo);
    if (!language || !video) return [];
    return {
      language,
      name: ownName(language),
      video,
      captions: fileOf(training.captionsId, (kind) => kind === captionsType),
      poster: toImage(byId.get(training.posterId ?? '') ?? null, locale),
      transcript: training.transcript ?? '',
    };
  });
  const firsts = results.filter(({ language }, index) => results.findIndex((other) => other.language === language) === index);
  const language = lettersOf(config.language) ?? locale.slice(0, 2);
  return { id, type, title: localize(title, locale).text, options: { language }, results: firsts };
};
