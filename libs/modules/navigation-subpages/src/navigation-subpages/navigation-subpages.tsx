import type { Schemas } from '@foyer/api';
import { Grid, Section, useFold } from '@foyer/ui';
import { MailButton } from '../mail-button/mail-button.tsx';
import { MailTile } from '../mail-button/mail-tile.tsx';
import { SubpageTile } from '../subpage-tile/subpage-tile.tsx';
import * as styles from './navigation-subpages.css.ts';

/**
 * Ways to further pages, and a button that writes a mail (content §2). With neither there is nothing to show. Where it is one of many modules all of them are low
 * tiles, and the mail is the last.
 */
export function NavigationSubpagesModule({ module }: { module: Schemas['NavigationSubpagesModule'] }) {
  const folds = useFold() === 'short';
  const { title, options, results } = module;
  const mail = options.feature_email;
  if (results.length === 0 && !mail) return null;
  const asTile = folds && mail;
  return (
    <Section title={title}>
      {(results.length > 0 || asTile) && (
        <Grid as="ul" role="list" columns="card" gap={folds ? 's' : 'm'} className={folds ? styles.lowTiles : styles.tiles}>
          {results.map((page) => (
            <li key={page.id}>
              <SubpageTile page={page} compact={folds} />
            </li>
          ))}
          {asTile && (
            <li>
              <MailTile mail={mail} />
            </li>
          )}
        </Grid>
      )}
      {mail && !asTile && <MailButton mail={mail} />}
    </Section>
  );
}
