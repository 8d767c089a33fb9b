import { ApiError } from '@foyer/api';
import type { CopyStore, LocalCopy } from './local-copy.ts';

/** What is stored: an article or a page. */
export interface Stored<Content> {
  version: number;
  content: Content;
  changed_at: string | null;
}

/** What the draft needs of the world around it. */
export interface DraftPorts<Content, Saved extends Stored<Content>> {
  send: (change: { version: number; content: Content }) => Promise<Saved>;
  /** What is stored by now, when someone else was faster. */
  read: () => Promise<Saved>;
  /** Whether two contents say the same. */
  same: (one: Content, other: Content) => boolean;
  copies: CopyStore<Content>;
  onSaved: (saved: Saved) => void;
}

/** How writing stands. */
export interface DraftState<Content, Saved extends Stored<Content>> {
  content: Content;
  /** The version the next save is made from, and what it says. */
  base: { version: number; content: Content };
  saving: boolean;
  /** When the last save of this visit was made, as the server says. */
  savedAt: string | null;
  error: unknown;
  /** What another editor has saved meanwhile. */
  conflict: Saved | null;
  /** What this browser has kept of an earlier visit: the last one that was not answered. */
  copy: LocalCopy<Content> | null;
}

/** How long after a change it is kept in this browser, and how long after the last one it is saved; when a save that failed is tried again. In ms. */
const pauses = { copy: 400, save: 2_500, retry: 10_000 };

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.problem.code === 'changed_meanwhile';
/** Trying again may help. */
const passes = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * An article or a page that is being written: what was typed, what is saved of it, and all that can come between. Nothing of it is lost: what is not saved is kept in this
 * browser.
 */
export class StudioDraft<Content, Saved extends Stored<Content>> {
  readonly #ports: DraftPorts<Content, Saved>;
  readonly #listeners = new Set<() => void>();
  readonly #sources = new Set<() => void>();
  readonly #timers = new Map<keyof typeof pauses, ReturnType<typeof setTimeout>>();
  #state: DraftState<Content, Saved>;
  #autosave = false;
  #underWay: Promise<boolean> | null = null;
  /** What visits before that of the offered copy have kept. */
  #olderCopies: readonly LocalCopy<Content>[] = [];

  constructor({ version, content }: Stored<Content>, ports: DraftPorts<Content, Saved>) {
    this.#ports = ports;
    const base = { version, content };
    this.#state = { content, base, saving: false, savedAt: null, error: null, conflict: null, copy: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): DraftState<Content, Saved> => this.#state;

  /** Registers a field that hands over what was typed a little late; `flush` makes it do so now. */
  readonly addSource = (flush: () => void): (() => void) => {
    this.#sources.add(flush);
    return () => void this.#sources.delete(flush);
  };

  /** Whether changes are saved by themselves: not where members read them at once. */
  setAutosave(on: boolean): void {
    this.#autosave = on;
  }

  /** Changes what is there now. What is taken back is no change. */
  change(next: (content: Content) => Content): void {
    const { base, content, conflict } = this.#state;
    const changed = next(content);
    this.#set({ content: this.#ports.same(changed, base.content) ? base.content : changed });
    if (!this.#dirty()) return this.#forget();
    this.#later('copy', () => this.#keep());
    if (this.#autosave && !conflict) this.#later('save', () => void this.save());
  }

  /** Saves what there is to save, after a save that is under way. Answers whether all is saved. */
  async save(): Promise<boolean> {
    this.#flush();
    this.#stop('save');
    while (this.#underWay) await this.#underWay;
    if (this.#state.conflict) return false;
    if (!this.#dirty()) return true;
    this.#underWay = this.#send();
    const done = await this.#underWay;
    this.#underWay = null;
    if (done && this.#dirty() && this.#autosave) this.#later('save', () => void this.save());
    return done;
  }

  /** Hands over and keeps everything, as when the page is left. */
  readonly keepNow = (): void => {
    this.#flush();
    this.#keep();
  };

  /** Connection or session are back: what could not be saved is tried again. */
  resume(): void {
    if (this.#autosave && this.#dirty() && !this.#state.conflict) void this.save();
  }

  /** The screen is left: all is handed over, kept and, where that happens by itself, saved. */
  leave(): void {
    this.keepNow();
    this.resume();
    // The next visit goes on from what was kept: a retry of this one would outrun it.
    this.#autosave = false;
    for (const name of this.#timers.keys()) this.#stop(name);
  }

  /** Goes on from what the other editor has saved, with this content. */
  resolve(resolved: Content): void {
    const { conflict } = this.#state;
    if (!conflict) return;
    const base = { version: conflict.version, content: conflict.content };
    const same = this.#ports.same(resolved, conflict.content);
    this.#set({ conflict: null, base, content: same ? base.content : resolved, error: null });
    if (same) this.#forget();
    else this.#keep();
  }

  /** Goes on from what is stored now, as after it was published or discarded: what was typed since stays. */
  follow({ version, content }: Stored<Content>): void {
    const was = this.#state;
    this.#set({ base: { version, content }, content: was.content === was.base.content ? content : was.content, error: null });
    if (!this.#dirty()) this.#forget();
  }

  /** Goes on from what a version said. What was written until then is offered as a way back. */
  restore(content: Content): void {
    this.#flush();
    const { base, content: written } = this.#state;
    if (this.#ports.same(content, written)) return;
    const copies = [this.#state.copy, ...this.#olderCopies].filter((one) => one !== null);
    this.#offer([{ version: base.version, base: base.content, content: written, at: Date.now(), replaced: true }, ...copies]);
    this.change(() => content);
    this.#keep();
  }

  /** Looks for what this browser has kept of earlier visits. */
  findCopy(): void {
    this.#offer(this.#ports.copies.read().filter((copy) => !this.#ports.same(copy.content, this.#state.content)));
  }

  /** Takes over what was kept, or throws it away. What was typed before it is taken over is offered in its place. */
  answerCopy(take: boolean): void {
    const { copy } = this.#state;
    if (!copy) return;
    this.#flush();
    const own = this.#own();
    this.#offer(take && own ? [own, ...this.#olderCopies] : this.#olderCopies);
    // What was saved goes in place of what is there now; what was not is compared with what another may have saved since.
    if (take && copy.replaced) this.change(() => copy.content);
    else if (take) this.#set({ content: copy.content, base: { version: copy.version, content: copy.base } });
    this.#keep();
    this.resume();
  }

  async #send(): Promise<boolean> {
    const { content: sent, base } = this.#state;
    this.#set({ saving: true });
    try {
      const saved = await this.#ports.send({ version: base.version, content: sent });
      this.#set({ saving: false, error: null, savedAt: saved.changed_at, base: { version: saved.version, content: sent } });
      if (this.#dirty()) this.#keep();
      else this.#forget();
      this.#ports.onSaved(saved);
      return true;
    } catch (error) {
      this.#keep();
      const theirs = isConflict(error) ? await this.#ports.read().catch(() => null) : null;
      this.#set({ saving: false, error: theirs ? null : error, conflict: theirs });
      if (this.#autosave && passes(error)) this.#later('retry', () => void this.save());
      return false;
    }
  }

  #dirty = (): boolean => this.#state.content !== this.#state.base.content;

  #flush(): void {
    this.#sources.forEach((flush) => flush());
  }

  #set(change: Partial<DraftState<Content, Saved>>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }

  #stop(name: keyof typeof pauses): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  #later(name: keyof typeof pauses, run: () => void): void {
    this.#stop(name);
    this.#timers.set(name, setTimeout(run, pauses[name]));
  }

  #offer([copy, ...older]: readonly LocalCopy<Content>[]): void {
    this.#olderCopies = older;
    this.#set({ copy: copy ?? null });
  }

  /** What is not saved of this visit. */
  #own(): LocalCopy<Content> | null {
    const { content, base } = this.#state;
    return this.#dirty() ? { version: base.version, base: base.content, content, at: Date.now() } : null;
  }

  /** Keeps what is not saved, beside what earlier visits have kept until that is answered. */
  #keep(): void {
    this.#write(this.#own());
  }

  #forget(): void {
    this.#write(null);
  }

  #write(own: LocalCopy<Content> | null): void {
    this.#stop('copy');
    const { copy } = this.#state;
    this.#ports.copies.write([own, copy, ...this.#olderCopies].filter((one) => one !== null));
  }
}
