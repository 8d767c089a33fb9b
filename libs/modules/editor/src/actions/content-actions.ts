import type { Schemas } from '@foyer/api';
import { isMediaPath, paths, portalPath } from '@foyer/links';
import type { Host } from '@foyer/ui';
import { isSection } from '../html-block/allowed.ts';

/** What an action has to do with. */
export interface ActionContext {
  host: Host;
  /** The address of a path of the portal in the reader's language. */
  href: (path: string) => string;
  /** The address that leads to this module. */
  address: () => string;
  /** Says that the address has been copied, or could not be. */
  copied: (done: boolean) => void;
}

function go({ host, href }: ActionContext, target: string): void {
  const path = portalPath(target);
  if (path === null) return;
  if (isMediaPath(path)) location.assign(path);
  else if (host.navigate) host.navigate(href(path));
  else location.assign(href(path));
}

/** Goes to a section as a link to it would, with the focus, so that keyboards go on from there. */
function scrollTo(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ block: 'start' });
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** Every action that the HTML of editors may name. What is not in it does nothing, whatever the HTML says. */
const actions: Record<Schemas['EditorAction'], (context: ActionContext, target: string) => void> = {
  'open-search': (context) => (context.host.openSearch ? context.host.openSearch() : go(context, paths.search)),
  print: () => window.print(),
  'scroll-to': (_context, target) => isSection(target) && scrollTo(target),
  'copy-link': ({ address, copied }) => {
    const writing = navigator.clipboard ? navigator.clipboard.writeText(address()) : Promise.reject(new Error('No clipboard'));
    writing.then(
      () => copied(true),
      () => copied(false),
    );
  },
  navigate: go,
};

const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Answers a click somewhere in the module: that on something with a `data-action`, and that on a link within the portal, which then needs no new
 * document. One listener on the module sees every click, also on what scripts put in later; the specification's re-check every 200 ms is not
 * needed (docs/decisions/0020).
 */
export function onContentClick(event: MouseEvent, context: ActionContext): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>('[data-action]');
  const action = pressed?.dataset['action'] ?? '';
  if (pressed && Object.hasOwn(actions, action)) {
    event.preventDefault();
    actions[action as Schemas['EditorAction']](context, pressed.dataset['target'] ?? '');
    return;
  }
  const path = portalPath(event.target.closest('a')?.getAttribute('href') ?? '');
  if (path === null || !plain(event) || !context.host.navigate || isMediaPath(path)) return;
  event.preventDefault();
  context.host.navigate(context.href(path));
}
