import type { Schemas } from '@foyer/api';
import { Grid, Section } from '@foyer/ui';
import { MailButton } from '../mail-button/mail-button.tsx';
import { SubpageTile } from '../subpage-tile/subpage-tile.tsx';
import * as styles from './navigation-subpages.css.ts';

/** Ways to further pages, and a button that writes a mail (content §2). With neither there is nothing to show. */
export function NavigationSubpagesModule({ module }: { module: Schemas['NavigationSubpagesModule'] }) {
  const { title, options, results } = module;
  const mail = options.feature_email;
  if (results.length === 0 && !mail) return null;
  return (
    <Section title={title}>
      {results.length > 0 && (
        <Grid as="ul" role="list" columns="card" gap="m" className={styles.tiles}>
          {results.map((page) => (
            <li key={page.id}>
              <SubpageTile page={page} />
            </li>
          ))}
        </Grid>
      )}
      {mail && <MailButton mail={mail} />}
    </Section>
  );
}
