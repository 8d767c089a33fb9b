import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Avatar, Badge, Card, Heading, Link, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as studio from '../studio-page.css.ts';
import { permissionNames } from './people-words.ts';
import * as styles from './people.css.ts';
import { PersonStateBadge } from './person-state-badge.tsx';

/** One person in the studio's list. */
export function PersonRow({ person }: { person: Schemas['StudioPersonEntry'] }) {
  const locale = useLocale();
  const work = [person.title, person.hotel].filter(Boolean).join(' · ');
  return (
    <Card as="li" padding="m">
      <div className={styles.person}>
        <Avatar name={person.name} src={person.image?.src ?? null} size="s" decorative />
        <div className={studio.words}>
          <div className={studio.marks}>
            <Heading level={2} size="card">
              <Link look="quiet" href={localePath(locale, paths.studioPerson(person.id))}>
                <bdi>{person.name}</bdi>
              </Link>
            </Heading>
            {person.state !== 'active' && <PersonStateBadge state={person.state} />}
            {person.permissions.map((permission) => (
              <Badge key={permission}>
                {permissionNames[permission] ? <FormattedMessage {...permissionNames[permission]} /> : permission}
              </Badge>
            ))}
          </div>
          {work && (
            <Text size="s">
              <bdi>{work}</bdi>
            </Text>
          )}
          <Text size="s" tone="muted">
            <bdi>{person.email}</bdi>
          </Text>
        </div>
      </div>
    </Card>
  );
}
