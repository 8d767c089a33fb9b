import { ahead, askAhead } from './ahead.ts';
import { beforeSheet, failure, launcher, placeholder } from './before.ts';
import type { Identify, MountedWidget, WidgetDefinition, WidgetEvent, WidgetHost } from './definition.ts';
import { identities } from './identities.ts';

/** What every widget takes as attributes beside its own. */
export const hostAttributes = ['server', 'site', 'locale', 'theme', 'fonts', 'loading'] as const;

/** Imported on a server, which has no elements, nothing happens. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** What the script came from; an import of a bundler has the page's own. */
const origin = typeof document === 'undefined' ? '' : new URL(import.meta.url, document.baseURI).origin;

/** So far outside of the window a block is loaded, in px: it is there when it comes into view. */
const nearby = '300px';

/**
 * The custom element of a widget. It shows a launcher or a placeholder at once and loads the widget when it is wanted: opened, in view, or asked for by a
 * call. What is called before is done then.
 */
export class FoyerElement extends Base {
  static readonly definition: WidgetDefinition;

  /** Resolves when the widget is first shown. */
  readonly ready: Promise<void>;
  #resolveReady!: () => void;
  #before: ReturnType<typeof launcher> | undefined;
  #placeholder: HTMLElement | undefined;
  #mounted: MountedWidget | undefined;
  #loading: Promise<void> | undefined;
  #wanted: boolean | undefined;
  #stop: (() => void)[] = [];
  #due = false;

  constructor() {
    super();
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
  }

  get #definition(): WidgetDefinition {
    return (this.constructor as typeof FoyerElement).definition;
  }

  /** A chat may stand in the page's text instead of in its corner. */
  get #floats(): boolean {
    return this.#definition.before === 'launcher' && this.getAttribute('display') !== 'inline';
  }

  connectedCallback(): void {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [beforeSheet()];
    // An element that only moves comes back within the same task.
    if (this.#stop.length === 0) this.#begin();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.#end());
  }

  attributeChangedCallback(): void {
    if (!this.#mounted || this.#due) return;
    // Several attributes set one after the other are drawn once.
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      this.#mounted?.update();
    });
  }

  /** Opens the chat's panel or the shop's cart; a widget that is not loaded yet is loaded for it. */
  open(): void {
    this.#want(true);
  }

  close(): void {
    this.#want(false);
  }

  /** Signs the visitor in at all widgets of the same website on this page, or out with null. */
  identify(way: Identify | null): void {
    identities.set(this.getAttribute('site') ?? '', way);
  }

  /** As the attribute `locale`. */
  setLocale(locale: string): void {
    this.setAttribute('locale', locale);
  }

  /** As the attribute `theme`: `light`, `dark` or `auto`. */
  setTheme(theme: 'light' | 'dark' | 'auto'): void {
    this.setAttribute('theme', theme);
  }

  /** Takes the element away with everything that it holds. */
  destroy(): void {
    this.remove();
    this.#end();
  }

  #want(open: boolean): void {
    if (this.#mounted) return open ? this.#mounted.open() : this.#mounted.close();
    this.#wanted = open;
    if (open && this.isConnected) void this.#load();
  }

  #begin(): void {
    this.#stop = [identities.onChange(() => this.#mounted?.update())];
    if (this.#floats) this.#showLauncher();
    else this.#showPlaceholder();
    if (this.#wanted) void this.#load();
  }

  #showLauncher(): void {
    const made = launcher(this.getAttribute('locale'));
    made.button.onclick = () => this.open();
    // A visitor who comes near it is about to open it.
    made.button.onpointerenter = made.button.onfocus = () => void this.#definition.load().catch(() => undefined);
    this.#before = made;
    this.shadowRoot!.append(made.element);
  }

  #showPlaceholder(): void {
    const { before } = this.#definition;
    this.#placeholder = placeholder(before === 'launcher' ? 560 : before.height);
    this.shadowRoot!.append(this.#placeholder);
    if (this.getAttribute('loading') === 'eager' || typeof IntersectionObserver === 'undefined') return void this.#load();
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        void this.#load();
      },
      { rootMargin: nearby },
    );
    seen.observe(this);
    this.#stop.push(() => seen.disconnect());
  }

  #load(): Promise<void> {
    return (this.#loading ??= this.#mount().catch((fault: unknown) => this.#fail(fault)));
  }

  async #mount(): Promise<void> {
    const site = this.getAttribute('site');
    if (site) askAhead(this.getAttribute('server') ?? `${origin}/api/v2`, site, identities.of(site));
    const part = await this.#definition.load();
    if (!this.isConnected || !this.#loading) return;
    this.#mounted = part.mount(this.#host(), this.shadowRoot!);
    if (this.#wanted) this.#mounted.open();
  }

  #fail(fault: unknown): void {
    this.#loading = undefined;
    this.#emit('error', { code: 'not_loaded', fault });
    const instead = (failed: boolean) => {
      if (this.#placeholder) this.#placeholder.hidden = failed;
    };
    const box = failure(this.getAttribute('locale'), () => {
      box.remove();
      instead(false);
      void this.#load();
    });
    instead(true);
    this.shadowRoot!.append(box);
    this.#stop.push(() => box.remove());
  }

  #host(): WidgetHost {
    return {
      element: this,
      origin,
      identify: () => identities.of(this.getAttribute('site') ?? ''),
      ahead,
      emit: (type, detail) => this.#emit(type, detail),
      shown: () => {
        this.#placeholder?.remove();
        this.#placeholder = undefined;
      },
      opened: (open) => {
        this.#wanted = open;
        if (!this.#before) return;
        this.#before.element.hidden = open;
        if (!open) this.#before.button.focus({ preventScroll: true });
      },
      badge: (count) => {
        if (!this.#before) return;
        this.#before.badge.hidden = count === 0;
        this.#before.badge.textContent = count > 99 ? '99+' : String(count);
      },
    };
  }

  #emit(type: WidgetEvent, detail: object = {}): void {
    if (type === 'ready') this.#resolveReady();
    this.dispatchEvent(new CustomEvent(`foyer:${type}`, { bubbles: true, composed: true, detail }));
  }

  #end(): void {
    this.#stop.splice(0).forEach((stop) => stop());
    this.#mounted?.unmount();
    this.#mounted = this.#loading = this.#wanted = this.#before = this.#placeholder = undefined;
    this.shadowRoot?.replaceChildren();
  }
}

/** Defines the custom element of a widget. A second definition of the same name is ignored, for two snippets may be on one page. On a server it does nothing. */
export function defineWidget(definition: WidgetDefinition): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  const { tag, attributes } = definition;
  customElements.define(
    tag,
    class extends FoyerElement {
      static override readonly definition = definition;
      static readonly observedAttributes = [...hostAttributes, ...attributes];
    },
  );
}
