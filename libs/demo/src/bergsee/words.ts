import type { OrgSettings } from '@foyer/server/seed';

/** Bergsee's news is called the mountain post, in every sentence of the portal that names it. By language and message id. */
export const words: OrgSettings['translations'] = {
  de_DE: {
    qH7sX3: 'Hüttenpost',
    a2VXJI: 'Noch ist keine Hüttenpost da',
    vLIyfx: 'Ältere Hüttenpost anzeigen',
    YCuQyX: 'Die ganze Hüttenpost',
    krE2ti: 'Hüttenpost lesen',
    uWxi68: 'Hüttenpost ({count, number})',
    HCige3: 'Hüttenpost, Seiten, Personen',
    BKVoCm: 'Noch keine Hüttenpost',
    'Y1g+Bg': 'Zur Hüttenpost',
    tpgcKC: 'Ältere Hüttenpost anzeigen',
  },
  en_GB: {
    qH7sX3: 'Mountain post',
    a2VXJI: 'No mountain post here yet',
    vLIyfx: 'Show older mountain post',
    YCuQyX: 'All mountain post',
    krE2ti: 'Read the mountain post',
    uWxi68: 'Mountain post ({count, number})',
    HCige3: 'Mountain post, pages, people',
    BKVoCm: 'No mountain post yet',
    'Y1g+Bg': 'To the mountain post',
    tpgcKC: 'Show older mountain post',
  },
  it_IT: {
    qH7sX3: 'Posta',
    a2VXJI: 'Qui non c’è ancora posta',
    vLIyfx: 'Mostra la posta meno recente',
    YCuQyX: 'Tutta la posta',
    krE2ti: 'Leggi la posta',
    uWxi68: 'Posta ({count, number})',
    HCige3: 'Posta, pagine, persone',
    BKVoCm: 'Ancora niente posta',
    'Y1g+Bg': 'Vai alla posta',
    tpgcKC: 'Mostra la posta meno recente',
  },
};
