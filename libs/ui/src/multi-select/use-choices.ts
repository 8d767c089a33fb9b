import { useState } from 'react';
import { flatten, type Option, type Options } from '../list-box/options.ts';

interface Choices {
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  onChange: ((value: readonly string[]) => void) | undefined;
  options: Options;
  chosenOptions: readonly Option[] | undefined;
}

/**
 * What is chosen, held by the owner or here. A search of the owner's replaces the options, so each chosen one is remembered with its words.
 */
export function useChoices({ value, defaultValue = [], onChange, options, chosenOptions = [] }: Choices) {
  const [own, setOwn] = useState(defaultValue);
  const ids = value ?? own;
  const [known, setKnown] = useState<ReadonlyMap<string, Option>>(new Map());
  const news = [...chosenOptions, ...flatten(options)].filter((option) => ids.includes(option.id) && !known.has(option.id));
  if (news.length > 0) setKnown(new Map([...known, ...news.map((option) => [option.id, option] as const)]));

  const current = new Map(flatten(options).map((option) => [option.id, option]));
  return {
    ids,
    chosen: ids.flatMap((id) => current.get(id) ?? known.get(id) ?? []),
    choose: (next: readonly string[]) => {
      setOwn(next);
      onChange?.(next);
    },
  };
}
