import writeExcelFile from 'write-excel-file/node';
import { titleOf } from '../data/position.ts';
import { createRandom } from '../random.ts';
import type { World } from '../world.ts';
import { withoutTimes } from './zip.ts';

const head = (value: string) => ({ value, fontWeight: 'bold' as const, textColor: '#ffffff', backgroundColor: '#143c45' });

/** The survey's results by hotel, as a workbook. */
export async function surveyResults(world: World): Promise<Uint8Array> {
  const rows = world.hotels.map((hotel) => {
    const random = createRandom('survey', hotel.id);
    const share = (from: number, to: number) => ({ value: random.int(from, to) / 100, format: '0%' });
    return [
      hotel.name,
      hotel.city.en_GB,
      world.staffOf(hotel).length,
      share(58, 96),
      share(78, 96),
      share(70, 94),
      share(52, 86),
      share(44, 80),
    ];
  });
  const data = [
    [
      'Hotel',
      'Ort / City',
      'Team',
      'Beteiligung / Response',
      'Zusammenhalt / Solidarity',
      'Führung / Leadership',
      'Planbarkeit / Planning',
      'Pausenraum / Break room',
    ].map(head),
    ...rows,
  ];
  const columns = [{ width: 26 }, { width: 26 }, { width: 8 }, ...Array.from({ length: 5 }, () => ({ width: 24 }))];
  const buffer = await writeExcelFile(data, { columns, stickyRowsCount: 1, sheet: 'Befragung' }).toBuffer();
  return withoutTimes(buffer);
}

const cell = (text: string) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Addresses of all houses, separated by semicolons, with the byte order mark that spreadsheets look for. */
export function hotelDirectory(world: World): Uint8Array {
  const lines = world.hotels.map((hotel) => {
    const director = world.staffOf(hotel).find((person) => person.position.key === 'director');
    const contact = director
      ? [`${director.firstname} ${director.lastname}`, titleOf(director.position, director.gender).en_GB, director.email]
      : ['', '', ''];
    return [hotel.name, hotel.street, hotel.zip, hotel.city.en_GB, hotel.country, String(hotel.rooms), ...contact].map(cell).join(';');
  });
  const header = 'Hotel;Street;Postcode;City;Country;Rooms;Contact;Position;E-mail';
  return new TextEncoder().encode(`\ufeff${[header, ...lines].join('\r\n')}\r\n`);
}
