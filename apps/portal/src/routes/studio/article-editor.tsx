import { ApiError, type Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { Divider } from '@foyer/ui';
import { useCallback } from 'react';
import * as styles from './article-editor.css.ts';
import { CopyNote } from './copy-note.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorBadge } from './editor-badge.tsx';
import { EditorActions } from './editor-actions.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LanguageFields } from './language-fields.tsx';
import { PresentEditors } from './presence/present-editors.tsx';
import { ReviewNotice } from './reviews/review-notice.tsx';
import { SaveState } from './save-state.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { type Content, isMissing, type LanguageText, textIn, textsOf, withText } from './studio-content.ts';
import { translationOf } from './translations.ts';
import { useArticleDraft } from './use-article-draft.ts';
import { useLanguagePair } from './use-language-pair.ts';

interface ArticleEditorProps {
  article: Schemas['StudioArticle'];
  options: Schemas['StudioOptions'];
  /** The languages the customer offers. */
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
}

const errorsOf = (error: unknown) => (error instanceof ApiError ? error.problem.errors : []);

/** Writes an article: its texts side by side, its settings, and what happens with it. */
export function ArticleEditor({ article, options, languages }: ArticleEditorProps) {
  const { draft, state } = useArticleDraft(article);
  const keys = languages.map(({ key }) => key);
  // Beside the language that it was written in first stands the one that is chosen.
  const pair = useLanguagePair(keys, keys.find((key) => !isMissing(article.content, key)) ?? keys[0] ?? 'de_DE', true);
  const { content, conflict, copy, base, error } = state;
  const texts = textsOf(content);
  // The same functions as long as the draft and its faults are: what a letter does not change is not drawn again.
  const errorOf = useCallback((field: string) => errorsOf(error).find((one) => one.field === field)?.message, [error]);
  const changeText = useCallback(
    (locale: Locale, change: Partial<LanguageText>) => draft.change((now) => withText(now, locale, change)),
    [draft],
  );
  const changeSettings = useCallback((change: Partial<Content>) => draft.change((now) => ({ ...now, ...change })), [draft]);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <div className={styles.state}>
          <SaveState badge={<EditorBadge article={article} />} state={state} />
          <PresentEditors subject="article" id={article.id} />
        </div>
        <EditorActions article={article} draft={draft} version={base.version} options={options} languages={languages} />
      </div>
      <ReviewNotice subject="article" id={article.id} />
      <CopyNote copy={copy} onAnswer={(take) => draft.answerCopy(take)} />
      <LanguageChoice languages={languages} translationOf={(locale) => translationOf(texts, locale)} pair={pair} />
      <div className={styles.panes} data-count={pair.shown.length}>
        {pair.shown.map((locale) => (
          <div key={locale} className={styles.pane} data-chosen={locale === pair.chosen}>
            <LanguageFields
              locale={locale}
              name={languages.find(({ key }) => key === locale)?.label ?? locale}
              text={textIn(content, locale)}
              errorOf={errorOf}
              addSource={draft.addSource}
              onChange={changeText}
            />
          </div>
        ))}
      </div>
      <Divider />
      <SettingsFields content={content} saved={article} options={options} errorOf={errorOf} onChange={changeSettings} />
      {conflict && (
        <ConflictDialog
          base={base.content}
          mine={content}
          theirs={conflict}
          languages={languages}
          onResolve={(resolved) => {
            draft.resolve(resolved);
            void draft.save();
          }}
        />
      )}
    </div>
  );
}
