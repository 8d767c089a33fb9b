import { useForm } from './form-context.ts';
import { readable } from './schema.ts';

/** Label and hint of a field; where no one has named it, its name in the code as words. */
export function useFieldWords(name: string): { label: string; hint: string | undefined } {
  const { words } = useForm();
  return { label: words.label(name) ?? readable(name.split('.').at(-1) ?? ''), hint: words.hint?.(name) };
}
