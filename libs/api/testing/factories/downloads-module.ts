import { aFile } from './news.ts';
import type { Schemas } from './overrides.ts';

/** Files of several kinds. */
export const aDownloadsModule = (overrides: Partial<Schemas['DownloadsModule']> = {}): Schemas['DownloadsModule'] => ({
  id: 'downloads-1',
  type: 'downloads',
  title: 'Formulare und Pläne',
  options: {},
  results: [
    aFile(),
    aFile({
      id: 'dienstplan.xlsx',
      title: 'Dienstplan Dezember',
      type: 'application/vnd.ms-excel',
      size: 48_120,
      link: '/api/v2/media/dienstplan.xlsx',
    }),
    aFile({
      id: 'leitbild.docx',
      title: 'Unser Leitbild',
      type: 'application/msword',
      size: 1_310_720,
      link: '/api/v2/media/leitbild.docx',
    }),
    aFile({ id: 'fotos.zip', title: 'Pressefotos', type: 'application/zip', size: 73_400_320, link: '/api/v2/media/fotos.zip' }),
  ],
  ...overrides,
});
