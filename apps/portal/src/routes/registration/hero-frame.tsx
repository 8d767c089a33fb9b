import { RegisterHero } from '@foyer/module-hero-register/parts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useShellData } from '../../host/app/shell-data.ts';
import { GuestLinks } from '../../host/guests/guest-links.tsx';
import { Wordmark } from '../../host/guests/wordmark.tsx';
import * as styles from './registration.css.ts';

/** The whole screen: the customer's picture and words, beside them what is given. */
export function HeroFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { base_options, signup_configuration } = useShellData().settings;
  const hero = signup_configuration.hero ?? {
    title: intl.formatMessage(
      { defaultMessage: 'Welcome to {portal}', description: 'Registration page: heading on the picture where the customer wrote none' },
      { portal: base_options.meta_title },
    ),
    subline: '',
    background_image: null,
  };
  return (
    <div className={styles.heroPage}>
      <main className={styles.heroMain} tabIndex={-1}>
        <RegisterHero title={hero.title} subline={hero.subline} image={hero.background_image} level={1}>
          <div className={styles.side}>
            <Wordmark />
            {children}
          </div>
          <footer className={styles.links}>
            <GuestLinks />
          </footer>
        </RegisterHero>
      </main>
    </div>
  );
}
