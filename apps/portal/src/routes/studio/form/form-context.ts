import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { type ComponentType, createContext, use } from 'react';
import type { FieldSchema } from './schema.ts';

/** What the fields of a form are called. Paths are names of properties without places in lists: `entries.title`. */
export interface FormWords {
  /** The label; undefined for a field that is not known, which is then called as the code calls it. */
  label: (path: string) => string | undefined;
  hint?: (path: string) => string | undefined;
  /** A choice of an enumeration. */
  choice: (path: string, value: string) => string | undefined;
  /** What an entry of a list is called, such as "Card"; for buttons. */
  entry?: (path: string) => string | undefined;
}

/** Something wrong, by its path in what the form is a part of. */
export interface FormFault {
  field: string;
  message: string;
}

/** What the owner of a form gives it. */
export interface FormContext {
  words: FormWords;
  faults: readonly FormFault[];
  /** The languages the customer offers, and the one that is written. */
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  locale: Locale;
  /** That language, or two side by side, of which that one is shown alone where there is no room. */
  shown: readonly Locale[];
  /** What the values name. */
  references: readonly Schemas['StudioChoice'][];
  /** Registers a field that hands over what was typed a little late. */
  addSource: (flush: () => void) => () => void;
}

/** What all fields of a form share. */
interface FieldContext extends FormContext {
  /** A field by its schema; given, not imported, since fields hold others. */
  Field: ComponentType<SchemaFieldProps>;
}

const Context = createContext<FieldContext | null>(null);

export const FormProvider = Context.Provider;

/** What the form around a field gives it. */
export function useForm(): FieldContext {
  const context = use(Context);
  if (!context) throw new Error('A field needs a form around it.');
  return context;
}

/** Changes a value by what it is at that moment, so that handlers stay the same. */
export type Change = (update: (now: unknown) => unknown) => void;

/** What every field is given. */
export interface FieldProps {
  /** Where it is in what the form is a part of, for its faults. */
  path: string;
  /** The names of the properties that lead to it, for its words. */
  name: string;
  value: unknown;
  onChange: Change;
}

/** What a field of a schema is given. */
export interface SchemaFieldProps extends FieldProps {
  /** Without its alternative of nothing. */
  schema: FieldSchema;
  /** It may be nothing. */
  nullable: boolean;
}

/** What is wrong with a field itself. */
export function useFault(path: string): string | undefined {
  return useForm().faults.find(({ field }) => field === path)?.message;
}

/** Whether something within a part is wrong. */
export const isFaulty = (faults: readonly FormFault[], path: string): boolean =>
  faults.some(({ field }) => field === path || field.startsWith(`${path}.`));
