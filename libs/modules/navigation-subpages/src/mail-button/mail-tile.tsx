import type { Schemas } from '@foyer/api';
import { MailIcon, Tile } from '@foyer/ui';
import { mailto } from './mailto.ts';
import { MailWords } from './mail-words.tsx';

/** The mail as one of the low tiles. */
export const MailTile = ({ mail }: { mail: Schemas['FeatureEmail'] }) => (
  <Tile compact icon={MailIcon} href={mailto(mail)} title={<MailWords />} />
);
