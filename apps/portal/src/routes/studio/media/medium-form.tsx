import { type Schemas, useApi } from '@foyer/api';
import { type Locale, locales } from '@foyer/i18n';
import { Alert, Disclosure, TextField, useSnackbar } from '@foyer/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { FocalPointField } from './focal-point-field.tsx';
import * as styles from './media.css.ts';

interface MediumFormProps {
  id: string;
  medium: Schemas['Medium'];
  /** Called when a save begins and when it has ended. */
  onSaving: (saving: boolean) => void;
  onSaved: () => void;
}

type Alt = Partial<Record<Locale, string>>;

/** Saves what has changed. */
function useSave(id: string, { onSaving, onSaved }: Pick<MediumFormProps, 'onSaving' | 'onSaved'>) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useSnackbar();
  return useMutation({
    mutationFn: (body: Schemas['MediumChange']) =>
      api.client.PATCH('/media/{id}/details', { params: { path: { id }, query: { locale: api.locale } }, body }),
    onMutate: () => onSaving(true),
    onSettled: () => onSaving(false),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['get', '/media'] });
      void show(<FormattedMessage defaultMessage="Saved." description="After a picture or file of the library was changed" />);
      onSaved();
    },
  });
}

/** What is said of a medium: its name, its folder and, of a picture, what it shows in each language and what of it is never cut off. */
export function MediumForm({ id, medium, onSaving, onSaved }: MediumFormProps) {
  const locale = useLocale();
  const { languages } = useShellData();
  const problemText = useProblemText();
  const save = useSave(medium.id, { onSaving, onSaved });
  const [name, setName] = useState(medium.name);
  const [folder, setFolder] = useState(medium.folder ?? '');
  const [alt, setAlt] = useState<Alt>(medium.alt ?? {});
  const [focal, setFocal] = useState(medium.focal_point);
  const [missing, setMissing] = useState<'name' | 'alt'>();
  const isPicture = medium.kind === 'image';
  const others = languages.filter(({ key }) => key !== locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setMissing('name');
    const said = Object.fromEntries(Object.entries(alt).filter(([, words]) => words.trim()));
    if (isPicture && Object.keys(said).length === 0) return setMissing('alt');
    save.mutate({ name: name.trim(), folder: folder.trim() || null, ...(isPicture && { alt: said, focal_point: focal }) });
  };
  const say = (key: Locale, words: string) => {
    setMissing(undefined);
    setAlt((before) => ({ ...before, [key]: words }));
  };
  return (
    <form id={id} noValidate className={styles.form} onSubmit={submit}>
      {save.error && (
        <Alert tone="critical" role="alert">
          {problemText(save.error)}
        </Alert>
      )}
      {isPicture && <AltField language={locale} words={alt[locale]} missing={missing === 'alt'} onChange={say} />}
      {isPicture && others.length > 0 && (
        <Disclosure
          summary={
            <FormattedMessage defaultMessage="In other languages" description="Opens the fields for the text alternative of a picture" />
          }
        >
          <div className={styles.part}>
            {others.map(({ key, label }) => (
              <AltField key={key} language={key} label={label} words={alt[key]} onChange={say} />
            ))}
          </div>
        </Disclosure>
      )}
      {medium.image && <FocalPointField image={medium.image} value={focal} onChange={setFocal} />}
      <TextField
        label={<FormattedMessage defaultMessage="File name" description="Field of a picture or file of the library" />}
        value={name}
        maxLength={255}
        autoComplete="off"
        error={
          missing === 'name' ? (
            <FormattedMessage defaultMessage="Please enter a name." description="Error at the name of a picture or file" />
          ) : undefined
        }
        onChange={(value) => {
          setMissing(undefined);
          setName(value);
        }}
      />
      <TextField
        label={<FormattedMessage defaultMessage="Folder (optional)" description="Field of a picture or file of the library" />}
        hint={<FormattedMessage defaultMessage="A new name makes a new folder." description="Hint at the folder of a picture or file" />}
        value={folder}
        maxLength={80}
        autoComplete="off"
        onChange={setFolder}
      />
    </form>
  );
}

interface AltFieldProps {
  language: Locale;
  /** The language in its own name; in the reader's own the field says what it is. */
  label?: string;
  words: string | undefined;
  missing?: boolean;
  onChange: (language: Locale, words: string) => void;
}

function AltField({ language, label, words = '', missing = false, onChange }: AltFieldProps) {
  const { tag, direction } = locales[language];
  return (
    <TextField
      lang={tag}
      dir={direction}
      label={
        label ?? <FormattedMessage defaultMessage="What does the picture show?" description="Field for the text alternative of a picture" />
      }
      value={words}
      maxLength={500}
      autoComplete="off"
      error={
        missing && (
          <FormattedMessage
            defaultMessage="Please say what the picture shows. Without it some colleagues know nothing of it."
            description="Error at the field for the text alternative of a picture"
          />
        )
      }
      onChange={(written) => onChange(language, written)}
    />
  );
}
