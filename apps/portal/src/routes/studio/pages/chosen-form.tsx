import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { useMemo } from 'react';
import type { FormContext } from '../form/form-context.ts';
import { LanguageChoice } from '../language-choice.tsx';
import { ModuleForm } from './module-form.tsx';
import { faultsOf, type PageContent } from './page-content.ts';
import { PageSettings } from './page-settings.tsx';
import type { ModuleChanges } from './use-module-changes.ts';

interface ChosenFormProps extends Pick<FormContext, 'languages' | 'locale' | 'addSource'> {
  page: Schemas['StudioPage'];
  content: PageContent;
  /** A module's id; `null` for the page itself. */
  chosen: string | null;
  types: readonly Schemas['StudioModuleType'][];
  faults: readonly Schemas['StudioPageFault'][];
  onLocale: (locale: Locale) => void;
  changes: ModuleChanges;
}

/** The form of what was chosen in the list, in one language at a time. */
export function ChosenForm({ page, content, chosen, types, faults, onLocale, changes, ...context }: ChosenFormProps) {
  const module = content.modules.find(({ id }) => id === chosen);
  const own = useMemo(() => faultsOf(faults, module?.id ?? null), [faults, module?.id]);
  const given = { ...context, faults: own, references: page.references };
  return (
    <>
      <LanguageChoice
        languages={context.languages}
        isMissing={(locale) => !content.title[locale]}
        chosen={context.locale}
        onChoose={onLocale}
      />
      {module ? (
        <ModuleForm key={module.id} {...given} module={module} type={types.find(({ type }) => type === module.type)} changes={changes} />
      ) : (
        <PageSettings {...given} content={content} page={page} onChange={changes.settings} />
      )}
    </>
  );
}
