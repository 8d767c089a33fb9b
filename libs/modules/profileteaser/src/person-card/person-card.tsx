import { type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Avatar, Card, Fact, Heading, HotelIcon, LinkArea, PersonFacts, Text } from '@foyer/ui';
import * as styles from './person-card.css.ts';

/** The smallest portrait that is sharp on a dense screen at the size shown (72 px). */
const sharpWidth = 144;

const portraitOf = (image: Schemas['Image'] | null): string | undefined =>
  (image?.variants.find(({ width }) => width >= sharpWidth) ?? image?.variants.at(-1))?.src;

interface PersonCardProps {
  person: Schemas['ProfileteaserEntry'];
  /** Which fields are not cut. */
  wholeFields: readonly string[];
}

/** Who a person is, what they do and where; all of it is one link to their profile. */
export function PersonCard({ person, wholeFields }: PersonCardProps) {
  const { id, name, title, image, location } = person;
  return (
    <Card as="article" padding="m" className={styles.card}>
      <Avatar name={name} src={portraitOf(image)} size="m" decorative />
      <div className={styles.words}>
        <Heading size="card">
          <LinkArea href={localePath(useApi().locale, paths.profile(id))}>
            <bdi>{name}</bdi>
          </LinkArea>
        </Heading>
        {title && <Text size="s">{title}</Text>}
        {location && (
          <Text as="div" size="s" tone="muted">
            <Fact icon={HotelIcon}>{[location.name, location.city].join(', ')}</Fact>
          </Text>
        )}
        <PersonFacts specialTasks={person.special_tasks} fields={person.extra_fields} whole={wholeFields} />
      </div>
    </Card>
  );
}
