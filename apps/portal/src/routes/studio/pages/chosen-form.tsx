import type { Schemas } from '@foyer/api';
import { useMemo } from 'react';
import type { FormContext } from '../form/form-context.ts';
import { LanguageChoice } from '../language-choice.tsx';
import type { LanguagePair } from '../use-language-pair.ts';
import { ModuleForm } from './module-form.tsx';
import { faultsOf, type PageContent } from './page-content.ts';
import { PageSettings } from './page-settings.tsx';
import { translationOfPage } from './page-texts.ts';
import type { ModuleChanges } from './use-module-changes.ts';

interface ChosenFormProps extends Pick<FormContext, 'languages' | 'addSource'> {
  page: Schemas['StudioPage'];
  content: PageContent;
  /** A module's id; `null` for the page itself. */
  chosen: string | null;
  types: readonly Schemas['StudioModuleType'][];
  faults: readonly Schemas['StudioPageFault'][];
  pair: LanguagePair;
  changes: ModuleChanges;
}

/** The form of what was chosen in the list, in one language or in two side by side. */
export function ChosenForm({ page, content, chosen, types, faults, pair, changes, ...context }: ChosenFormProps) {
  const module = content.modules.find(({ id }) => id === chosen);
  const own = useMemo(() => faultsOf(faults, module?.id ?? null), [faults, module?.id]);
  const given = { ...context, locale: pair.chosen, shown: pair.shown, faults: own, references: page.references };
  return (
    <>
      <LanguageChoice languages={context.languages} translationOf={(locale) => translationOfPage(content, locale)} pair={pair} />
      {module ? (
        <ModuleForm key={module.id} {...given} module={module} type={types.find(({ type }) => type === module.type)} changes={changes} />
      ) : (
        <PageSettings {...given} content={content} page={page} onChange={changes.settings} />
      )}
    </>
  );
}
