import { ApiError } from '@foyer/api';
import type { WidgetHost } from '../element/definition.ts';
import type { AttributeProblem } from '../attributes/attributes.ts';

/** What the event `foyer:error` carries: the attributes that are wrong, or what went wrong and its code in the contract. */
export interface WidgetErrorDetail {
  code: string;
  problems?: readonly AttributeProblem[];
  fault?: unknown;
}

const said = new Set<string>();

/** The code of a fault, as the contract or the event has it. */
export const codeOfFault = (fault: unknown): string => (fault instanceof ApiError ? fault.problem.code : 'failed');

/** What a developer reads of it: the rules of attributes, what was refused of a token. */
const detailOf = ({ problems, fault }: WidgetErrorDetail): string => {
  const fields = fault instanceof ApiError ? fault.problem.errors.map(({ field, code }) => `${field}: ${code}`) : [];
  return [...(problems ?? []).map(({ attribute, rule }) => `${attribute}: ${rule}`), ...fields].join('; ');
};

/** Tells the page what is wrong by an event, and its developer by one line in the console, once for each fault. */
export function reportFault(host: WidgetHost, detail: WidgetErrorDetail): void {
  host.emit('error', detail);
  const server = host.element.getAttribute('server') ?? '';
  const origin = URL.canParse(server) ? new URL(server).origin : host.origin;
  const more = detailOf(detail);
  const line = `<${host.element.localName}> ${detail.code}${more && ` (${more})`}: ${origin}/api/docs/problems#${detail.code}`;
  if (said.has(line)) return;
  said.add(line);
  // eslint-disable-next-line no-console -- for the developer of a page that is not ours
  console.error(line);
}
