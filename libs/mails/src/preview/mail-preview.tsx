import type { Locale } from '@foyer/locales';
import { useState } from 'react';
import { composeMail } from '../compose.ts';
import { logoCid } from '../html.ts';
import type { Mail, MailKind } from '../kinds.ts';
import { samples } from '../samples.ts';
import * as styles from './mail-preview.css.ts';
import { sampleBrands } from './sample-brands.ts';

export interface MailPreviewProps {
  kind: MailKind;
  locale: Locale;
  brand: keyof typeof sampleBrands;
  /** Whether the mail program is in dark mode. */
  dark: boolean;
  /** As HTML, or as programs without HTML show it. */
  as: 'html' | 'text';
  /** In place of the sample's name. */
  name?: string;
  /** In place of the customer's name for the portal. */
  portal?: string;
}

const sender = { publicUrl: 'https://portal.example', mailFrom: 'no-reply@portal.example' };

/** A frame follows the colours of the browser and not of the page it is in. */
const shownIn = (html: string, dark: boolean): string => html.replaceAll('(prefers-color-scheme:dark)', dark ? 'all' : 'not all');

/** A mail as it arrives: who sends it, its subject, and its text in a frame that runs no scripts and leads nowhere. */
export function MailPreview({ kind, locale, brand: brandName, dark, as, name, portal }: MailPreviewProps) {
  const [height, setHeight] = useState(600);
  const { picture = '', ...brand } = sampleBrands[brandName];
  const values = { ...samples[kind], ...(name && 'name' in samples[kind] ? { name } : {}) };
  const mail = { kind, locale, to: 'annika@aurelia.example', values } as Mail;
  const { from, subject, html, text } = composeMail('1', mail, { ...brand, portal: portal || brand.portal }, sender);
  const sentBy = `${from.name} <${from.address}>`;
  const title = `${kind}, ${locale}, ${brandName}, ${dark ? 'dark' : 'light'}`;
  return (
    <article className={styles.preview}>
      <header className={styles.head}>
        {sentBy}
        <br />
        <strong>{subject}</strong>
      </header>
      {as === 'text' ? (
        <pre className={styles.plain}>{text}</pre>
      ) : (
        <iframe
          className={styles.frame}
          title={title}
          srcDoc={shownIn(html, dark).replaceAll(`cid:${logoCid}`, picture)}
          height={height}
          // The page reads how high it is; without scripts it cannot do anything with that.
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument!.documentElement.scrollHeight)}
        />
      )}
    </article>
  );
}
