import type { Schemas } from '@foyer/api';
import { Alert, Heading } from '@foyer/ui';
import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormContext } from '../form/form-context.ts';
import type { FieldSchema } from '../form/schema.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { Placed } from './page-content.ts';
import type { ModuleChanges } from './use-module-changes.ts';
import { useFormWords, useModuleWords } from './use-module-words.ts';

interface ModuleFormProps extends Omit<FormContext, 'words'> {
  module: Placed;
  /** What its type asks for; undefined where there is no such type. */
  type: Schemas['StudioModuleType'] | undefined;
  changes: ModuleChanges;
}

const words = { type: 'object', 'x-field': 'localized' } as const;

/** The title of a module and what its type asks for; a module of an unknown type is kept as it is. */
export function ModuleForm({ module, type, changes, ...context }: ModuleFormProps) {
  const intl = useIntl();
  const { id } = module;
  const { nameOf, sentenceOf } = useModuleWords();
  const named = useFormWords(module.type);
  const change = useMemo(() => changes.config(id), [changes, id]);
  const changeTitle = useCallback(
    (update: (now: unknown) => unknown) => {
      changes.module(id, (now) => ({ ...now, ...(update({ title: now.title }) as Pick<Placed, 'title'>) }));
    },
    [changes, id],
  );
  const title: FieldSchema = useMemo(() => ({ type: 'object', properties: { title: words }, required: ['title'] }), []);
  const titleWords = useMemo(
    () => ({
      label: () => intl.formatMessage({ defaultMessage: 'Heading', description: 'Field of every module: its title' }),
      hint: () => intl.formatMessage({ defaultMessage: 'May be left empty', description: 'Hint at the title of a module' }),
      choice: () => undefined,
    }),
    [intl],
  );
  const value = useMemo(() => ({ title: module.title }), [module.title]);
  return (
    <>
      <Heading level={2} tabIndex={-1} data-form-heading>
        {nameOf(module.type)}
      </Heading>
      {type ? (
        <p>{sentenceOf(type.type)}</p>
      ) : (
        <Alert tone="warning">
          <FormattedMessage
            defaultMessage="There are no modules of the type “{type}” any more. Readers see nothing of it; it is kept as it is until you remove it."
            description="In place of the form of a module of an unknown type"
            values={{ type: module.type }}
          />
        </Alert>
      )}
      {type && (
        <>
          <SchemaForm {...context} words={titleWords} schema={title} path="" value={value} onChange={changeTitle} />
          <SchemaForm
            {...context}
            words={named}
            schema={type.config as FieldSchema}
            path="config"
            value={module.config}
            onChange={change}
          />
        </>
      )}
    </>
  );
}
