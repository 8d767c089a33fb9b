import type { Schemas } from '@foyer/api';
import { Alert, Disclosure, NativeSelect, Stack } from '@foyer/ui';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { type FormFault, isFaulty } from '../form/form-context.ts';
import type { FieldSchema } from '../form/schema.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { SetupDraft } from '../setup/use-setup-draft.ts';
import { schemaOf, sections } from './settings-sections.ts';
import { useSettingWords } from './use-setting-words.ts';

type Content = Schemas['StudioSettings']['content'];

interface SettingsFormProps {
  settings: Pick<Schemas['StudioSettings'], 'schema' | 'pages'>;
  draft: Pick<SetupDraft<Content>, 'content' | 'change' | 'errors' | 'error'>;
}

/** Nothing is typed late here. */
const addSource = () => () => undefined;

/** Every setting, in sections that open; one with a fault is open. */
export function SettingsForm({ settings, draft: { content, change, errors, error } }: SettingsFormProps) {
  const problemText = useProblemText();
  const words = useSettingWords();
  const { languages } = useShellData();
  const own = useLocale();
  const [locale, setLocale] = useState(own);
  const shown = useMemo(() => [locale], [locale]);
  const faults = useMemo<FormFault[]>(
    () => errors.map(({ field, message }) => ({ field: field.replace(/^content\./, ''), message })),
    [errors],
  );
  const references = useMemo(
    () => settings.pages.map(({ id, title }) => ({ kind: 'page' as const, id, title, detail: '', image: null })),
    [settings.pages],
  );
  const update = useCallback((next: (now: unknown) => unknown) => change((now) => next(now) as Content), [change]);
  const schemas = useMemo(() => sections.map((section) => schemaOf(section, settings.schema as FieldSchema)), [settings.schema]);
  return (
    <Stack gap="m">
      {errors.length > 0 && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      {languages.length > 1 && (
        <NativeSelect
          label={
            <FormattedMessage
              defaultMessage="Language of the texts"
              description="Above the settings in the studio: which language is written"
            />
          }
          value={locale}
          onChange={(key) => setLocale(languages.find((one) => one.key === key)?.key ?? locale)}
        >
          {languages.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
      {sections.map((section, index) => (
        <Disclosure
          key={section.key}
          level={2}
          summary={<FormattedMessage {...section.title} />}
          open={section.names.some((name) => isFaulty(faults, name)) || undefined}
        >
          <SchemaForm
            schema={schemas[index]!}
            value={content}
            path=""
            words={words}
            faults={faults}
            languages={languages}
            locale={locale}
            shown={shown}
            references={references}
            addSource={addSource}
            onChange={update}
          />
        </Disclosure>
      ))}
    </Stack>
  );
}
