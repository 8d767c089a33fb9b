import type { Schemas } from '@foyer/api';
import type { ProblemField } from '../../platform/http/problem.ts';
import { cleanTitle } from '../../shared/content/clean-title.ts';

type Content = Schemas['StudioProductContent'];

const moment = (text: string | null): string | null => text && new Date(text).toISOString();

/** A change as it is stored: names in one line, moments in one time zone. */
export function tidyProduct(change: Partial<Content>): Partial<Content> {
  const { name, available_from: from, available_to: to } = change;
  return {
    ...change,
    ...(name && { name: cleanTitle(name) }),
    ...(from !== undefined && { available_from: moment(from) }),
    ...(to !== undefined && { available_to: moment(to) }),
  };
}

/** Everything that is wrong with what a tidied reward would say, as far as it changes. */
export function productFaults(after: Content, change: Partial<Content>): ProblemField[] {
  const { available_from: from, available_to: to } = after;
  const isWindowMoved = change.available_from !== undefined || change.available_to !== undefined;
  return [
    ...(change.name && Object.keys(change.name).length === 0 ? [{ field: 'name', code: 'required' }] : []),
    ...(isWindowMoved && from !== null && to !== null && to <= from ? [{ field: 'available_to', code: 'before_start' }] : []),
  ];
}
