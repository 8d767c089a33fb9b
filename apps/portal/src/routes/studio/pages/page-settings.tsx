import type { Schemas } from '@foyer/api';
import { Alert, Checkbox, Heading, NativeSelect } from '@foyer/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormContext } from '../form/form-context.ts';
import type { FieldSchema } from '../form/schema.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { PictureField } from '../picture-field.tsx';
import { NoWayNote } from './no-way-note.tsx';
import type { PageContent, PageSettings as Settings } from './page-content.ts';
import { pageTypes } from './page-types.ts';

interface PageSettingsProps extends Omit<FormContext, 'words'> {
  content: PageContent;
  page: Pick<Schemas['StudioPage'], 'image' | 'public_by_purpose' | 'state' | 'uses'>;
  onChange: (change: Partial<Settings>) => void;
}

const texts: FieldSchema = {
  type: 'object',
  required: ['title', 'description'],
  properties: { title: { type: 'object', 'x-field': 'localized' }, description: { type: 'object', 'x-field': 'localized-long' } },
};
const withArticle: FieldSchema = { ...texts, properties: { ...texts.properties, news_id: { type: 'string', 'x-field': 'article' } } };

/** What the fields of a page itself are called. */
function useWords() {
  const intl = useIntl();
  return useMemo(() => {
    const labels: Record<string, string> = {
      title: intl.formatMessage({ defaultMessage: 'Title', description: 'Field of a page in the studio' }),
      description: intl.formatMessage({ defaultMessage: 'Description', description: 'Field of a page in the studio' }),
      news_id: intl.formatMessage({ defaultMessage: 'Article it begins with', description: 'Field of a page in the studio' }),
    };
    return { label: (path: string) => labels[path], choice: () => undefined };
  }, [intl]);
}

/** What a page has beside its modules: texts, picture, who may see it. */
export function PageSettings({ content, page, onChange, ...context }: PageSettingsProps) {
  const intl = useIntl();
  const words = useWords();
  const { title, description, news_id } = content;
  const value = useMemo(() => ({ title, description, news_id }), [title, description, news_id]);
  const change = (update: (now: unknown) => unknown) => {
    const next = update(value) as Partial<Settings>;
    onChange({ ...next, news_id: next.news_id ?? null });
  };
  return (
    <>
      <Heading level={2} tabIndex={-1} data-form-heading>
        <FormattedMessage defaultMessage="The page itself" description="Above the modules of a page: leads to its own settings" />
      </Heading>
      <NoWayNote page={page} />
      <SchemaForm
        {...context}
        words={words}
        schema={content.type === 'article' ? withArticle : texts}
        path=""
        value={value}
        onChange={change}
      />
      <PictureField
        id={content.image_id}
        saved={page.image}
        error={context.faults.find(({ field }) => field === 'image_id')?.message}
        hint={
          <FormattedMessage
            defaultMessage="Shown where the page is shared or announced."
            description="At a page that has no picture yet, in the studio"
          />
        }
        onChange={(id) => onChange({ image_id: id })}
      />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Kind" description="Field of a page in the studio" />}
        value={content.type}
        onChange={(type) => onChange({ type: type as Settings['type'] })}
      >
        {Object.entries(pageTypes).map(([type, message]) => (
          <option key={type} value={type}>
            {intl.formatMessage(message)}
          </option>
        ))}
      </NativeSelect>
      {page.public_by_purpose ? (
        <Alert tone="info">
          <FormattedMessage
            defaultMessage="Everyone may see this page, guests too: it is the landing page, the terms or a legal page."
            description="In the settings of a page that serves a public purpose"
          />
        </Alert>
      ) : (
        <NativeSelect
          label={<FormattedMessage defaultMessage="Who may see it" description="Field of a page in the studio" />}
          value={content.visibility}
          onChange={(visibility) => onChange({ visibility: visibility === 'all' ? 'all' : 'members' })}
        >
          <option value="members">{intl.formatMessage({ defaultMessage: 'Members', description: 'Who may see a page' })}</option>
          <option value="all">{intl.formatMessage({ defaultMessage: 'Everyone, guests too', description: 'Who may see a page' })}</option>
        </NativeSelect>
      )}
      <Checkbox
        label={<FormattedMessage defaultMessage="Members may share it" description="Checkbox of a page in the studio" />}
        checked={content.shareable}
        onChange={(shareable) => onChange({ shareable })}
      />
    </>
  );
}
