import { ApiError, type Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { Divider } from '@foyer/ui';
import { useCallback, useState } from 'react';
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
import { type Content, isMissing, type LanguageText, textIn, withText } from './studio-content.ts';
import { useArticleDraft } from './use-article-draft.ts';

interface ArticleEditorProps {
  article: Schemas['StudioArticle'];
  options: Schemas['StudioOptions'];
  /** The languages the customer offers. */
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
}

/** Which two languages are shown side by side: the one the article was written in first, and the chosen one. */
function useLanguagePair({ article, languages }: Pick<ArticleEditorProps, 'article' | 'languages'>) {
  const keys = languages.map(({ key }) => key);
  const [main] = useState<Locale>(() => keys.find((key) => !isMissing(article.content, key)) ?? keys[0] ?? 'de_DE');
  const [chosen, setChosen] = useState(main);
  const [beside, setBeside] = useState(() => keys.find((key) => key !== main));
  const choose = (locale: Locale) => {
    setChosen(locale);
    if (locale !== main) setBeside(locale);
  };
  return { chosen, choose, shown: beside ? [main, beside] : [main] };
}

const errorsOf = (error: unknown) => (error instanceof ApiError ? error.problem.errors : []);

/** Writes an article: its texts side by side, its settings, and what happens with it. */
export function ArticleEditor({ article, options, languages }: ArticleEditorProps) {
  const { draft, state } = useArticleDraft(article);
  const { chosen, choose, shown } = useLanguagePair({ article, languages });
  const { content, conflict, copy, base, error } = state;
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
      <LanguageChoice languages={languages} isMissing={(locale) => isMissing(content, locale)} chosen={chosen} onChoose={choose} />
      <div className={styles.panes} data-count={shown.length}>
        {shown.map((locale) => (
          <div key={locale} className={styles.pane} data-chosen={locale === chosen}>
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
