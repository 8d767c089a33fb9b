const rowsOf = (row: HTMLElement): HTMLElement[] => [...(row.parentElement?.children ?? [])] as HTMLElement[];

/** Which place a row is dragged to: that of the last one whose middle it has passed. Middles are measured once, before anything is moved. */
export function placeAt(middles: readonly number[], from: number, by: number): number {
  const middle = (middles[from] ?? 0) + by;
  const passed = middles.filter((other, index) => index !== from && other < middle).length;
  return Math.min(passed, middles.length - 1);
}

/** A row under the pointer: moved with it, with a line where it would be put. */
export class RowDrag {
  readonly #row: HTMLElement;
  readonly #rows: HTMLElement[];
  readonly #middles: number[];
  readonly #from: number;
  #by = 0;

  constructor(row: HTMLElement) {
    this.#row = row;
    this.#rows = rowsOf(row);
    this.#from = this.#rows.indexOf(row);
    this.#middles = this.#rows.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return top + height / 2;
    });
    row.dataset['dragged'] = '';
  }

  get to(): number {
    return placeAt(this.#middles, this.#from, this.#by);
  }

  move(by: number): void {
    this.#by += by;
    this.#row.style.transform = `translateY(${this.#by}px)`;
    this.#row.scrollIntoView({ block: 'nearest' });
    this.#mark();
  }

  /** Puts everything back as it was; the owner then orders the rows. */
  end(): void {
    this.#row.style.transform = '';
    delete this.#row.dataset['dragged'];
    for (const each of this.#rows) delete each.dataset['drop'];
  }

  #mark(): void {
    const { to } = this;
    for (const [index, each] of this.#rows.entries()) {
      if (index === to && to !== this.#from) each.dataset['drop'] = to > this.#from ? 'after' : 'before';
      else delete each.dataset['drop'];
    }
  }
}
