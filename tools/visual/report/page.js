// The report's own script: what is listed, what is shown, and the keys. It runs in the browser as it is.

/** @typedef {import('../report.ts').Entry} Entry */
/** @typedef {import('../report.ts').ReportData} ReportData */
/** @typedef {'side' | 'slider' | 'blink' | 'difference'} View */

/** @type {ReportData} */
const data = JSON.parse(/** @type {HTMLElement} */ (document.getElementById('data')).textContent ?? '');
const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const search = /** @type {HTMLInputElement} */ (place('search'));

const toReview = ['changed', 'new', 'removed'].filter((verdict) => data.counts[verdict]);
const modes = [...new Set(data.entries.map(({ mode }) => mode))];
/** @type {{ verdicts: Set<string>, modes: Set<string>, key: string | undefined, view: View }} */
const state = {
  verdicts: new Set(toReview.length > 0 ? toReview : ['same']),
  modes: new Set(modes),
  key: decodeURIComponent(location.hash.slice(1)) || undefined,
  view: 'side',
};
/** @type {ReturnType<typeof setInterval> | undefined} */
let blinking;

/** Makes an element: `make('p', { className: 'x' }, 'text', child)`.
 * @param {string} tag
 * @param {Record<string, unknown>} [properties]
 * @param {...(Node | string | undefined | false)} children */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

const shown = () => {
  const words = search.value.trim().toLowerCase();
  return data.entries.filter(
    ({ verdict, mode, title, name }) =>
      state.verdicts.has(verdict) && state.modes.has(mode) && `${title} ${name}`.toLowerCase().includes(words),
  );
};

/** @param {Set<string>} set @param {string} value @param {Node[]} content */
function chip(set, value, ...content) {
  const toggle = () => {
    if (!set.delete(value)) set.add(value);
    draw();
  };
  const button = make('button', { type: 'button', onclick: toggle }, ...content);
  button.setAttribute('aria-pressed', String(set.has(value)));
  return button;
}

const dot = (/** @type {string} */ verdict) => make('span', { className: `dot ${verdict}` });

function drawFilters() {
  const kinds = Object.entries(data.counts).filter(([, count]) => count > 0);
  place('verdicts').replaceChildren(
    ...kinds.map(([verdict, count]) => chip(state.verdicts, verdict, dot(verdict), new Text(verdict), make('b', {}, String(count)))),
  );
  place('modes').replaceChildren(...modes.map((mode) => chip(state.modes, mode, new Text(mode))));
}

/** @param {Entry[]} entries @param {Entry | undefined} current */
function drawList(entries, current) {
  let title = '';
  const rows = entries.flatMap((entry) => {
    const heading = entry.title === title ? [] : [make('h2', {}, entry.title)];
    title = entry.title;
    const share = entry.share ? ` · ${percent(entry.share)}` : '';
    const button = make(
      'button',
      { type: 'button', onclick: () => choose(entry.key) },
      dot(entry.verdict),
      make('span', { className: 'name' }, entry.name),
      make('small', {}, `${entry.mode}${share}`),
    );
    if (entry === current) button.setAttribute('aria-current', 'true');
    return [...heading, button];
  });
  const nothing = make('p', { className: 'empty' }, toReview.length === 0 && !search.value ? 'Nothing differs.' : 'No picture fits.');
  place('list').replaceChildren(...(rows.length > 0 ? rows : [nothing]));
  place('list').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

const percent = (/** @type {number} */ share) => (share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`);
const image = (/** @type {string} */ src, /** @type {string} */ alt, className = '') => make('img', { src, alt, className });

/** @param {string} caption @param {string} src */
const figure = (caption, src) =>
  make('figure', {}, make('figcaption', {}, caption), make('div', { className: 'picture' }, image(src, caption)));

/** @param {string} before @param {string} after */
function slider(before, after) {
  const handle = make('span', { className: 'handle' });
  const picture = make('div', { className: 'picture slider' }, image(before, 'before'), image(after, 'after', 'over'), handle);
  const range = document.createElement('input');
  Object.assign(range, { type: 'range', min: '0', max: '100', value: '50', className: 'range' });
  range.setAttribute('aria-label', 'Before and after');
  range.oninput = () => picture.style.setProperty('--at', `${range.value}%`);
  picture.onpointermove = ({ clientX }) => {
    const { left, width } = picture.getBoundingClientRect();
    range.value = String(((clientX - left) / width) * 100);
    picture.style.setProperty('--at', `${range.value}%`);
  };
  return make('div', {}, range, picture);
}

/** @param {string} before @param {string} after */
function blink(before, after) {
  const caption = make('figcaption', {}, 'before');
  const over = image(after, 'after', 'over');
  over.hidden = true;
  const turn = () => {
    over.hidden = !over.hidden;
    caption.textContent = over.hidden ? 'before' : 'after';
  };
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) blinking = setInterval(turn, 700);
  const picture = make('div', { className: 'picture', onclick: turn, title: 'Press to turn' }, image(before, 'before'), over);
  return make('figure', {}, caption, picture);
}

/** @param {Entry} entry */
function stage({ verdict, mode, before, after, difference }) {
  if (verdict !== 'changed' || !before || !after) {
    const only = after ?? before;
    return make('div', { className: 'side' }, only && figure(verdict, only));
  }
  if (state.view === 'slider') return slider(before, after);
  if (state.view === 'blink') return blink(before, after);
  if (state.view === 'difference' && difference) return figure('difference', difference);
  // Wide pictures are below each other, at their size.
  const className = Number(mode.split(' ')[1]) > 600 ? 'side wide' : 'side';
  return make('div', { className }, figure('before', before), figure('after', after), difference && figure('difference', difference));
}

/** @type {[View, string][]} */
const views = [
  ['side', 'Side by side'],
  ['slider', 'Slider'],
  ['blink', 'Blink'],
  ['difference', 'Difference'],
];

/** @param {Entry} entry */
function tools(entry) {
  const buttons = views.map(([view, label]) => {
    const button = make('button', { type: 'button', onclick: () => turnTo(view) }, label);
    button.setAttribute('aria-pressed', String(state.view === view));
    return button;
  });
  const step = (/** @type {number} */ by, /** @type {string} */ label) =>
    make('button', { type: 'button', onclick: () => move(by) }, label);
  return make(
    'div',
    { className: 'tools' },
    entry.verdict === 'changed' && make('div', { className: 'switch', role: 'group', ariaLabel: 'View' }, ...buttons),
    make('div', { className: 'steps' }, step(-1, '← Previous'), step(1, 'Next →')),
  );
}

/** @param {Entry | undefined} entry */
function drawDetail(entry) {
  clearInterval(blinking);
  if (!entry) return place('detail').replaceChildren(make('p', { className: 'empty' }, 'Choose a picture.'));
  const facts = [entry.mode, entry.verdict, entry.share ? `${percent(entry.share)} of the picture` : '', entry.skipped ?? ''];
  const about = make('div', {}, make('h2', {}, `${entry.title} / ${entry.name}`), make('p', {}, facts.filter(Boolean).join(' · ')));
  const keys = make('p', { className: 'keys' });
  keys.innerHTML = '<kbd>↑</kbd> <kbd>↓</kbd> previous and next · <kbd>1</kbd>–<kbd>4</kbd> views · <kbd>/</kbd> find';
  place('detail').replaceChildren(
    make('div', { className: 'head' }, about, tools(entry)),
    entry.problem ? make('p', { className: 'problem' }, entry.problem) : '',
    stage(entry),
    keys,
  );
}

function draw() {
  const entries = shown();
  const current = entries.find(({ key }) => key === state.key) ?? entries[0];
  state.key = current?.key;
  drawFilters();
  drawList(entries, current);
  drawDetail(current);
}

/** @param {string} key */
function choose(key) {
  state.key = key;
  history.replaceState(null, '', `#${encodeURIComponent(key)}`);
  draw();
}

/** @param {number} by */
function move(by) {
  const entries = shown();
  const at = entries.findIndex(({ key }) => key === state.key);
  const next = entries[Math.min(entries.length - 1, Math.max(0, at + by))];
  if (next) choose(next.key);
}

/** @param {View} view */
function turnTo(view) {
  state.view = view;
  draw();
}

addEventListener('keydown', (event) => {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
  const view = views[Number(event.key) - 1];
  if (view) return turnTo(view[0]);
  if (event.key === '/') search.focus();
  else if (event.key === 'ArrowDown' || event.key === 'j') move(1);
  else if (event.key === 'ArrowUp' || event.key === 'k') move(-1);
  else return;
  event.preventDefault();
});
search.addEventListener('input', draw);
place('commits').textContent = data.about;
draw();
