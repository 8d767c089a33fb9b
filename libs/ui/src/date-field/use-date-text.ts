import { useState } from 'react';
import { readDate, separatorOf, showDate, type DateProblem } from './date-rules.ts';

export interface DateTextOptions {
  /** `YYYY-MM-DD` or empty, for a controlled field. */
  value?: string | undefined;
  /** `YYYY-MM-DD` the field begins with. */
  defaultValue?: string | undefined;
  /** Earliest date, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Latest date, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The pattern of a date, such as `TT.MM.JJJJ`: dates are shown with what it has between day, month and year. */
  placeholder?: string | undefined;
  /** Called with the date when the field is left, at Enter, and from the calendar: `YYYY-MM-DD`, or empty for none or with a problem. */
  onChange?: ((value: string, problem?: DateProblem) => void) | undefined;
}

/** What is typed, what it means, and what is wrong with it. What is typed stays as it is until it can be read. */
export function useDateText({ value, defaultValue = '', min, max, placeholder, onChange }: DateTextOptions) {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<DateProblem>();
  const date = value ?? own;

  // A date from outside takes the place of what is typed. None does not: it is what the field itself says of a problem.
  const [known, setKnown] = useState(date);
  if (date !== known) {
    setKnown(date);
    if (date) setTyped(undefined);
    if (date) setProblem(undefined);
  }

  const read = (text: string) => readDate(text, { currentYear: new Date().getFullYear(), min, max });

  const take = (next: string, wrong?: DateProblem) => {
    setOwn(next);
    setProblem(wrong);
    if (!wrong) setTyped(undefined);
    if (next !== date || wrong !== problem) onChange?.(next, wrong);
  };

  return {
    date,
    text: typed ?? showDate(date, separatorOf(placeholder)),
    problem,
    /** While typing nothing is judged, but what was wrong is withdrawn as soon as it is right. */
    type: (text: string) => {
      setTyped(text);
      if (problem && !read(text).problem) setProblem(undefined);
    },
    /** The typing is over. */
    commit: () => {
      if (typed === undefined) return;
      const result = read(typed);
      take(result.value, result.problem);
    },
    /** From the calendar. */
    choose: (next: string) => take(next),
  };
}
