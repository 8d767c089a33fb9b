import { type Schemas, useApi } from '@foyer/api';
import { linkTarget, locales, useNewTabText } from '@foyer/i18n';
import { ExternalSign, Heading, Image, LinkButton, type LinkButtonProps, Stack, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as styles from './use-case.css.ts';

type Entry = Schemas['TextImageEntry'];

/** One picture with its text and its button below it. */
export function UseCase({ entry, button }: { entry: Entry; button: ReactNode }) {
  const { title, description, image } = entry;
  const { tag, direction } = locales[entry.content_locale];
  return (
    <li className={styles.useCase} lang={tag} dir={direction}>
      {image && <Image {...image} ratio="4:3" rounded="l" sizes="(min-width: 60rem) 24rem, 100vw" />}
      <Stack gap="xs" className={styles.text}>
        <Heading size="card">{title}</Heading>
        {description && (
          <Text tone="muted" preserveLines>
            {description}
          </Text>
        )}
      </Stack>
      {button}
    </li>
  );
}

/** The button of an entry; nothing where the entry has no text or no place to lead to. */
export function UseCaseButton({ entry, look = 'secondary' }: { entry: Entry; look?: LinkButtonProps['look'] }) {
  const newTab = useNewTabText();
  const target = linkTarget(useApi().locale, entry.button_url);
  if (!entry.button_text || !target) return null;
  const outside = target.external && { target: '_blank', rel: 'noopener', iconEnd: <ExternalSign label={newTab} /> };
  return (
    <div>
      <LinkButton look={look} href={target.href} {...outside}>
        {entry.button_text}
      </LinkButton>
    </div>
  );
}
