import type { Wording } from '@foyer/i18n';
import { frame as frameSource, routes as routeSources } from 'virtual:route-sources';
import { messagePartsOf } from '../routes.tsx';
import type { RouteEntry } from '../route-entry.ts';
import type { RouteName } from '../table.ts';

/** What browsers load late of screens where services are offered (`LoginServices`): its styles belong to the document. */
const withServices: Partial<Record<RouteName, string>> = { login: 'src/routes/login/login-services.tsx' };

/** The source files of a route's first view, without the modules on it; `services` where the customer offers other ways in. */
export function viewSources(entry: Partial<RouteEntry>, wording: Wording, services: boolean): string[] {
  const { path, bare } = entry;
  const messages = messagePartsOf(entry).map((part) => `virtual:messages/${part}/${wording}`);
  if (path === undefined) return messages;
  const files = [bare ? undefined : frameSource, routeSources[path], services ? withServices[path as RouteName] : undefined];
  return [...messages, ...files.filter((file) => file !== undefined)];
}
