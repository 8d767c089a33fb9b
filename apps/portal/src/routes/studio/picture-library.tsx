import { type Schemas, useApi } from '@foyer/api';
import { mediaQuery } from '@foyer/api/uploads';
import { Alert, Button, Heading, Image, SearchField, SkeletonText, Text } from '@foyer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from './picture-field.css.ts';

type Medium = Schemas['Medium'];

const pictures = 12;

/** The pictures that there are, the newest first, and a search for one. */
export function PictureLibrary({ onChoose }: { onChoose: (medium: Medium) => void }) {
  const api = useApi();
  const problemText = useProblemText();
  const [query, setQuery] = useState('');
  const list = useInfiniteQuery({ ...mediaQuery(api, { kind: 'image', ...(query && { query }) }, pictures), staleTime: 0 });
  const found = list.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <section className={styles.library}>
      <Heading level={3} size="card">
        <FormattedMessage defaultMessage="From the library" description="Heading above the pictures that there are" />
      </Heading>
      <Search pending={list.isFetching && !list.isFetchingNextPage} onSearch={setQuery} />
      {list.error && (
        <Alert tone="critical" role="alert">
          {problemText(list.error)}
        </Alert>
      )}
      {list.isPending && <SkeletonText lines={3} />}
      {list.data && found.length === 0 && (
        <Text tone="muted">
          <FormattedMessage defaultMessage="No picture matches." description="In place of the pictures that there are" />
        </Text>
      )}
      <ul role="list" className={styles.pictures}>
        {found.map((medium) => (
          <Picture key={medium.id} medium={medium} onChoose={() => onChoose(medium)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <FormattedMessage defaultMessage="Show more pictures" description="Button below the pictures that there are" />
          </Button>
        </div>
      )}
    </section>
  );
}

function Search({ pending, onSearch }: { pending: boolean; onSearch: (query: string) => void }) {
  const intl = useIntl();
  return (
    <SearchField
      label={intl.formatMessage({ defaultMessage: 'Search pictures', description: 'Field above the pictures that there are' })}
      placeholder={intl.formatMessage({ defaultMessage: 'Name or what it shows', description: 'In the field above the pictures' })}
      submitLabel={intl.formatMessage({ defaultMessage: 'Search', description: 'Button above the pictures that there are' })}
      clearLabel={intl.formatMessage({ defaultMessage: 'Empty the search', description: 'Button above the pictures that there are' })}
      pending={pending}
      onSearch={onSearch}
      onClear={() => onSearch('')}
    />
  );
}

function Picture({ medium: { name, image }, onChoose }: { medium: Medium; onChoose: () => void }) {
  const intl = useIntl();
  if (!image) return null;
  return (
    <li className={styles.picture}>
      <Image {...image} ratio="4:3" rounded="m" sizes="14rem" />
      <bdi className={styles.name}>{name}</bdi>
      <Button
        look="secondary"
        aria-label={intl.formatMessage({ defaultMessage: 'Use {name}', description: 'Button at a picture of the library' }, { name })}
        onClick={onChoose}
      >
        <FormattedMessage defaultMessage="Use" description="Button at a picture of the library; its name is read with the picture’s" />
      </Button>
    </li>
  );
}
