import { sampleId, type Schemas } from './overrides.ts';

type Numbers = Schemas['StudioArticleNumbers'];

/** How many members an article has reached. */
export const newsNumbers = (overrides: Partial<Schemas['NewsNumbers']> = {}): Schemas['NewsNumbers'] => ({
  ...{ audience: 214, opened: 167, finished: 121, confirmed: 96 },
  ...overrides,
});

const firstDay = Date.UTC(2026, 10, 9);

/** The numbers of a night; each reaches some more members than the one before. */
export const aNumbersDay = (index = 0): Schemas['StudioNumbersDay'] => {
  const part = 1 - 0.6 ** (index + 1);
  const of = (most: number) => Math.round(most * part);
  const day = new Date(firstDay + index * 86_400_000).toISOString().slice(0, 10);
  return { day, audience: 214, opened: of(170), finished: of(123), confirmed: of(98) };
};

const hotels = ['Hotel am Kurpark', 'Seehotel Morgenrot', 'Stadthaus Lindenhof'];

/** The numbers of a hotel's members; those of all others where `index` is beyond the hotels. */
export const aNumbersHotel = (index = 0): Schemas['StudioNumbersHotel'] => {
  const name = hotels[index] ?? null;
  const audience = [88, 64, 41][index] ?? 21;
  const of = (part: number) => Math.round(audience * part * (1 - index / 8));
  return { id: name && sampleId(70, index), name, audience, opened: of(0.86), finished: of(0.64), confirmed: of(0.5) };
};

/** The numbers of an article after ten nights. */
export function someNumbers(overrides: Partial<Numbers> = {}): Numbers {
  const days = Array.from({ length: 10 }, (_, index) => aNumbersDay(index));
  const { day, ...total } = days.at(-1)!;
  return {
    article: { id: sampleId(20, 2), title: 'Frühstück für Nachteulen' },
    as_of: day,
    total,
    days,
    hotels: [0, 1, 2, 3].map((index) => aNumbersHotel(index)),
    ...overrides,
  };
}

/** Before the first night. */
export const noNumbers = (): Numbers => someNumbers({ as_of: null, total: null, days: [], hotels: [] });

/** Where no confirmation is asked. */
export function numbersWithoutConfirmation(): Numbers {
  const { total, days, hotels: rows, ...rest } = someNumbers();
  const without = <Row extends Schemas['NewsNumbers']>(row: Row): Row => ({ ...row, confirmed: null });
  return { ...rest, total: total && without(total), days: days.map(without), hotels: rows.map(without) };
}
