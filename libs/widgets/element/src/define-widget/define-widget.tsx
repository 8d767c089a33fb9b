import { type ComponentType, lazy } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import type * as z from 'zod/mini';
import { type AttributeProblem, attributesOf, type OptionsSchema, readAttributes } from '../attributes/attributes.ts';
import { hostOptions } from '../attributes/host-options.ts';
import { adoptStyles } from '../styles/styles.ts';
import { SetupFault, WidgetRoot } from '../widget-root/widget-root.tsx';

/** A widget as a custom element. */
export interface WidgetDefinition<Schema extends OptionsSchema> {
  /** The element's name, such as `foyer-chat`. */
  tag: `foyer-${string}`;
  /** The options it takes as attributes. */
  options: Schema;
  /** Loads the component when the first such element is on a page. */
  load: () => Promise<ComponentType<z.output<Schema>>>;
}

/** What the event `foyer-error` carries: the attributes that are wrong, or what was thrown. It bubbles out of the element. */
export interface WidgetErrorDetail {
  problems: readonly AttributeProblem[];
  fault?: unknown;
}

/**
 * Defines the custom element of a widget: its own shadow root with the design system's styles, the attributes read and checked, and
 * everything drawn again when one changes. A second definition of the same name is ignored, for two snippets may be on one page.
 */
export function defineWidget<Schema extends OptionsSchema>({ tag, options: schema, load }: WidgetDefinition<Schema>): void {
  if (customElements.get(tag)) return;
  enableShadowDOM();
  const Component = lazy(async () => ({ default: (await load()) as ComponentType<object> }));

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = [...attributesOf(hostOptions), ...attributesOf(schema)];
    #root: Root | undefined;
    #due = false;

    connectedCallback(): void {
      if (!this.shadowRoot) adoptStyles(this.attachShadow({ mode: 'open' }));
      this.#root ??= createRoot(this.shadowRoot!);
      this.#draw();
    }

    disconnectedCallback(): void {
      // An element that only moves comes back within the same task and keeps its state.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
      });
    }

    attributeChangedCallback(): void {
      if (!this.#root || this.#due) return;
      // Several attributes set one after the other are drawn once.
      this.#due = true;
      queueMicrotask(() => {
        this.#due = false;
        this.#draw();
      });
    }

    #draw(): void {
      const attribute = (name: string) => this.getAttribute(name);
      const host = readAttributes(hostOptions, attribute);
      const own = readAttributes(schema, attribute);
      const problems = [...(host.problems ?? []), ...(own.problems ?? [])];
      if (problems.length > 0) this.#report({ problems });
      this.#root?.render(
        <WidgetRoot
          {...(host.options ?? readAttributes(hostOptions, () => null).options!)}
          onFault={(fault) => this.#report({ problems: [], fault })}
        >
          {problems.length > 0 ? <SetupFault attributes={problems.map((problem) => problem.attribute)} /> : <Component {...own.options} />}
        </WidgetRoot>,
      );
    }

    #report(detail: WidgetErrorDetail): void {
      this.dispatchEvent(new CustomEvent<WidgetErrorDetail>('foyer-error', { bubbles: true, composed: true, detail }));
    }
  }

  customElements.define(tag, WidgetElement);
}
