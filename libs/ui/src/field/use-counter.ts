import { useState, type ReactNode } from 'react';

/** Text of a counter, such as "12 of 500". `max` is the field's `maxLength`. */
export type CounterText = (length: number, max: number | undefined) => ReactNode;

interface Counted {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
}

/** Counts what is written in a field, controlled or not. Lengths are those of `maxLength`: UTF-16 units. */
export function useCounter(counter: CounterText | undefined, { value, defaultValue, maxLength }: Counted) {
  const [written, setWritten] = useState(String(defaultValue ?? '').length);
  return {
    text: counter?.(value === undefined ? written : String(value).length, maxLength),
    count: (text: string) => setWritten(text.length),
  };
}
