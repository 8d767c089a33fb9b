import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import type * as z from 'zod/mini';
import { type OptionsSchema, readAttributes } from '../attributes/attributes.ts';
import { hostOptions } from '../attributes/host-options.ts';
import type { WidgetHost, WidgetPart } from '../element/definition.ts';
import type { WidgetData } from '../page/connection.ts';
import { adoptStyles, themeSheet } from '../styles/styles.ts';
import { reportFault } from '../widget-root/report-fault.ts';
import { type FrameProps, type LoadMessages, SetupFault, WidgetRoot } from '../widget-root/widget-root.tsx';

/** What a widget is made of. */
export interface PartDefinition<Schema extends OptionsSchema> {
  /** As the contract names it; a website shows those it is allowed to. Left out by what is no widget of the contract, such as one of a story. */
  name?: string;
  /** The options it takes as attributes. */
  options: Schema;
  Component: ComponentType<z.output<Schema>>;
  /** What it stands in; it decides by `open` whether anything of it shows. Without one it stands in the page's text. */
  Frame?: ComponentType<FrameProps>;
  /** What goes on beside it for a member, also while the frame is closed. */
  Beside?: ComponentType;
  /** Whether it is for members alone, or also for visitors whom the website lets see it. */
  members: 'only' | 'too';
  /** Its texts in one language. */
  messages: LoadMessages;
  /** Asks for what it shows first, as soon as it is known that it may be shown: beside its texts, not after them. */
  begin?: (data: WidgetData, options: z.output<Schema>) => unknown;
}

const defaults = readAttributes(hostOptions, () => null).options!;

/** Makes the heavy part of a widget: what its element shows once it is wanted. */
export function createPart<Schema extends OptionsSchema>({
  options: schema,
  Component,
  begin,
  ...part
}: PartDefinition<Schema>): WidgetPart {
  function read(host: WidgetHost) {
    const attribute = (name: string) => host.element.getAttribute(name);
    const [all, own] = [readAttributes(hostOptions, attribute), readAttributes(schema, attribute)];
    const problems = [...(all.problems ?? []), ...(own.problems ?? [])];
    if (problems.length > 0) reportFault(host, { code: 'wrong_attributes', problems });
    const shown =
      problems.length > 0 ? (
        <SetupFault attributes={problems.map((problem) => problem.attribute)} />
      ) : (
        <Component {...(own.options as z.output<Schema>)} />
      );
    const beginOwn = (data: WidgetData) => begin?.(data, own.options as z.output<Schema>);
    return { options: all.options ?? defaults, shown, isRight: problems.length === 0, beginOwn };
  }

  return {
    mount(host, root) {
      enableShadowDOM();
      const styles = adoptStyles(root, [...root.adoptedStyleSheets]);
      const place = document.createElement('div');
      root.prepend(place);
      const react = createRoot(place);
      let open = false;

      function draw(): void {
        const { options, shown, isRight, beginOwn } = read(host);
        react.render(
          <WidgetRoot
            {...{ host, options, open, setOpen }}
            part={isRight ? { ...part, begin: beginOwn } : { messages: part.messages, members: 'too', Frame: part.Frame }}
            onLook={(css) => styles.own([themeSheet(css)])}
          >
            {shown}
          </WidgetRoot>,
        );
      }
      function setOpen(next: boolean): void {
        if (next === open) return;
        open = next;
        host.opened(open);
        host.emit(open ? 'open' : 'close');
        draw();
      }
      draw();
      return {
        update: draw,
        open: () => setOpen(true),
        close: () => setOpen(false),
        unmount() {
          react.unmount();
          styles.end();
          place.remove();
        },
      };
    },
  };
}
