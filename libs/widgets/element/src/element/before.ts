import { wordsOf } from './words.ts';

// Set here and not by rules of the page's: every inherited property of the page ends at `all`, every length is in px.
const css = `:host{display:block}
.b{all:initial;display:block;font:16px/1.4 system-ui,sans-serif;color:#1d2b30}
.s{border-radius:16px;background:#808c9124}
.f{display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:16px;border-radius:16px;background:#f2f4f4}
button{all:unset;cursor:pointer;box-sizing:border-box}
button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px var(--foyer-color-brand,#0d5a64)}
.r{padding:10px 16px;min-block-size:44px;border-radius:999px}
.r,.l{background:var(--foyer-color-brand,#0d5a64);color:var(--foyer-color-on-brand,#fff)}
.l{position:fixed;z-index:2147483000;inset-block-end:24px;inset-inline-end:24px;display:grid;place-items:center;inline-size:56px;block-size:56px;border-radius:50%;box-shadow:0 4px 16px #0000003d}
.l svg{inline-size:26px;block-size:26px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linejoin:round}
.n{position:absolute;inset-block-start:-4px;inset-inline-end:-4px;min-inline-size:10px;padding:0 6px;border-radius:11px;background:#b3261e;color:#fff;font:600 13px/22px system-ui,sans-serif;text-align:center}
[hidden]{display:none!important}
@media print{.l{display:none}}`;

let sheet: CSSStyleSheet | undefined;

/** The style sheet of what stands in a widget's place, shared by all. */
export function beforeSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

const bubble = 'M4 5.5h16v11h-9l-4.5 3.5v-3.5H4z';
const svg = 'http://www.w3.org/2000/svg';

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** A block of the size that the widget will have. */
export function placeholder(height: number): HTMLElement {
  const block = make('div', 'b s');
  block.style.blockSize = `${height}px`;
  block.ariaBusy = 'true';
  block.part.add('placeholder');
  return block;
}

/** Says that the widget could not be loaded, with a way to try again. */
export function failure(locale: string | null, again: () => void): HTMLElement {
  const words = wordsOf(locale);
  const button = make('button', 'r', words.again);
  button.type = 'button';
  button.onclick = again;
  const box = make('div', 'b f', make('span', '', words.failed), button);
  box.lang = words.language;
  box.dir = words.language === 'ar' ? 'rtl' : 'ltr';
  box.role = 'alert';
  return box;
}

/** The button in the corner of the page, with how much is new. */
export function launcher(locale: string | null): { element: HTMLElement; button: HTMLButtonElement; badge: HTMLElement } {
  const words = wordsOf(locale);
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', bubble);
  icon.append(path);
  const badge = make('span', 'n');
  badge.hidden = true;
  const button = make('button', 'l', icon, badge);
  button.type = 'button';
  button.ariaLabel = words.open;
  button.ariaHasPopup = 'dialog';
  button.part.add('launcher');
  const element = make('div', 'b', button);
  element.lang = words.language;
  element.dir = words.language === 'ar' ? 'rtl' : 'ltr';
  return { element, button, badge };
}
