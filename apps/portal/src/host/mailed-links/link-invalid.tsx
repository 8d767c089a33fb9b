import { LinkButton } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../app/page-title.tsx';
import { LoginFrame } from '../guests/login-frame.tsx';
import { linkTexts } from './link-texts.tsx';
import type { LinkPurpose } from './link-state.ts';
import * as styles from './mailed-link.css.ts';
import { useNextLinks } from './use-next-links.tsx';

interface LinkInvalidProps {
  purpose: LinkPurpose;
  /** The reader has just pressed the button, and the focus follows. */
  arrived: boolean;
}

/** The page behind the link of a mail that is used, too old or incomplete: why, and links onward. */
export function LinkInvalid({ purpose, arrived }: LinkInvalidProps) {
  const intl = useIntl();
  const links = useNextLinks(purpose);
  return (
    <LoginFrame
      arrived={arrived}
      title={<FormattedMessage defaultMessage="This link is no longer valid" description="Heading behind the used or old link of a mail" />}
      intro={linkTexts[purpose]}
    >
      <PageTitle>
        {intl.formatMessage({ defaultMessage: 'Link no longer valid', description: 'Title behind the used or old link of a mail' })}
      </PageTitle>
      <div className={styles.actions}>
        {links.map(({ href, label }, index) => (
          <LinkButton key={href} look={index === 0 ? 'primary' : 'secondary'} width="full" href={href}>
            {label}
          </LinkButton>
        ))}
      </div>
    </LoginFrame>
  );
}
