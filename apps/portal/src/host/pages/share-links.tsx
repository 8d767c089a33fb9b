import type { Schemas } from '@foyer/api';
import { localePath } from '@foyer/links';
import { LinkButton, Stack, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellData } from '../app/shell-data.ts';
import { CopyLink } from '../links/copy-link.tsx';
import { useLocale } from '../language/use-locale.ts';
import { shareAddress } from './share-address.ts';
import * as styles from './share-links.css.ts';

const names = { whatsapp: 'WhatsApp', linkedin: 'LinkedIn', facebook: 'Facebook' } as const;

interface ShareLinksProps {
  /** The path of what is passed on, without language. */
  path: string;
  content: Pick<Schemas['Page'], 'title' | 'share_options'>;
}

/** The ways to pass a page or an article on (content §4); nothing where there are none. */
export function ShareLinks({ path, content }: ShareLinksProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { origin } = useShellData().settings.organisation;
  const { title, share_options: options } = content;
  if (options.length === 0) return null;
  const url = `${origin}${localePath(locale, path)}`;
  const heading = intl.formatMessage({ defaultMessage: 'Share this page', description: 'Name of the buttons that share a page' });
  return (
    <Stack as="section" gap="s" aria-label={heading} className={styles.share}>
      <Text weight="medium">{heading}</Text>
      <div className={styles.actions}>
        {options.map((option) =>
          option === 'link' ? (
            <CopyLink key={option} url={url} />
          ) : (
            <LinkButton key={option} look="secondary" href={shareAddress[option](url, title)} target="_blank" rel="noopener noreferrer">
              {option === 'email' ? (
                <FormattedMessage defaultMessage="By e-mail" description="Link that passes a page on by mail" />
              ) : (
                names[option]
              )}
            </LinkButton>
          ),
        )}
      </div>
    </Stack>
  );
}
