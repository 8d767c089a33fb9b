import type { FormOfAddress } from '@foyer/locales';
import { defaultSeed } from '@foyer/theme';
import { sampleThemes } from '@foyer/theme/samples';
import { type MailBrand, mailLook } from '../look.ts';

/** A customer whose mails are shown, with the logo as a picture of its own. */
interface SampleBrand extends MailBrand {
  picture: string | undefined;
}

const origin = 'https://portal.example';
/** As high as the server draws logos (`mail.brand.ts`). */
const logoHeight = 44;

function withLogo({ label, seed, logo }: (typeof sampleThemes)['aurelia'], formOfAddress: FormOfAddress = 'formal'): SampleBrand {
  const [, width = 0, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(logo) ?? []).map(Number);
  const size = { width: Math.round((width * logoHeight) / height), height: logoHeight };
  return { formOfAddress, portal: label, origin, ...mailLook(seed), logo: size, picture: `data:image/svg+xml,${encodeURIComponent(logo)}` };
}

/** Foyer's own look, which has no logo, and the sample customers, one of whom says du in German. */
export const sampleBrands = {
  foyer: { formOfAddress: 'formal', portal: 'Foyer', origin, ...mailLook(defaultSeed), logo: null, picture: undefined } as SampleBrand,
  aurelia: withLogo(sampleThemes.aurelia),
  solara: withLogo(sampleThemes.solara),
  nook: withLogo(sampleThemes.nook, 'informal'),
};
