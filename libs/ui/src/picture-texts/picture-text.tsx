import type { ReactNode } from 'react';
import { LinkButton, type LinkButtonProps } from '../button/button.tsx';
import { ExternalSign } from '../external-sign/external-sign.tsx';
import { Heading } from '../heading/heading.tsx';
import { Image, type ImageSource } from '../image/image.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './picture-texts.css.ts';

/** A picture with its text, in the language `lang`. */
export interface PictureText {
  id: string;
  title: ReactNode;
  text: ReactNode;
  image: ImageSource | null;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** What its button says; there is none without it. */
  buttonText: string | null;
  /** Where its button leads, as at `LinkTitle`; there is none without it. */
  link: { href: string; outside?: string } | null;
}

interface EntryProps {
  entry: PictureText;
  button: ReactNode;
}

/** The text below its picture. */
export function Column({ entry: { title, text, image, lang, dir }, button }: EntryProps) {
  return (
    <li className={styles.column} lang={lang} dir={dir}>
      {image && <Image {...image} ratio="4:3" rounded="l" sizes="(min-width: 60rem) 24rem, 100vw" />}
      <Stack gap="xs" className={styles.columnText}>
        <Heading size="card">{title}</Heading>
        {text && (
          <Text tone="muted" preserveLines>
            {text}
          </Text>
        )}
      </Stack>
      {button}
    </li>
  );
}

/** The text beside its picture; every second one has the picture on the other side. */
export function Row({ entry: { title, text, image, lang, dir }, button }: EntryProps) {
  return (
    <li className={styles.row} lang={lang} dir={dir}>
      <div className={styles.sides}>
        {image && (
          <div className={styles.picture}>
            <Image {...image} ratio="3:2" rounded="l" sizes="(min-width: 60rem) 36rem, 100vw" />
          </div>
        )}
        <div className={styles.rowText}>
          <Heading size="section">{title}</Heading>
          <Text tone="muted" size="l" preserveLines>
            {text}
          </Text>
          {button}
        </div>
      </div>
    </li>
  );
}

/** The button of an entry; nothing where it has no text or no place to lead to. */
export function EntryButton({ entry: { buttonText, link }, look = 'secondary' }: { entry: PictureText; look?: LinkButtonProps['look'] }) {
  if (!buttonText || !link) return null;
  const { href, outside } = link;
  return (
    <div>
      <LinkButton
        look={look}
        href={href}
        {...(outside && { target: '_blank', rel: 'noopener', iconEnd: <ExternalSign label={outside} /> })}
      >
        {buttonText}
      </LinkButton>
    </div>
  );
}
