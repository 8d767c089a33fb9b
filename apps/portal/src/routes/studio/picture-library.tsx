import { type Schemas, useApi } from '@foyer/api';
import { mediaQuery } from '@foyer/api/uploads';
import { Alert, Button, CheckIcon, Heading, Icon, SearchField, SkeletonText, Text } from '@foyer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { MediumFace } from './media/medium-face.tsx';
import { type MediaKind, mediaKinds } from './media-kinds.ts';
import * as styles from './picture-field.css.ts';
import { useMediaWords } from './use-media-words.ts';

type Medium = Schemas['Medium'];

const pictures = 12;

interface PictureLibraryProps {
  kind: MediaKind;
  /** Those that are chosen already, where several may be. */
  chosen?: readonly string[] | undefined;
  onChoose: (medium: Medium) => void;
}

/** The pictures or files of the library, the newest first, and a search for one. */
export function PictureLibrary({ kind, chosen = [], onChoose }: PictureLibraryProps) {
  const api = useApi();
  const problemText = useProblemText();
  const { nothing } = useMediaWords(kind);
  const [query, setQuery] = useState('');
  const list = useInfiniteQuery({
    ...mediaQuery(api, mediaKinds[kind].search(query), pictures),
    staleTime: 0,
  });
  const found = list.data?.pages.flatMap(({ results }) => results).filter(mediaKinds[kind].fits) ?? [];
  return (
    <section className={styles.library}>
      <Heading level={3} size="card">
        <FormattedMessage defaultMessage="From the library" description="Heading above the pictures that there are" />
      </Heading>
      <Search kind={kind} pending={list.isFetching && !list.isFetchingNextPage} onSearch={setQuery} />
      {list.error && (
        <Alert tone="critical" role="alert">
          {problemText(list.error)}
        </Alert>
      )}
      {list.isPending && <SkeletonText lines={3} />}
      {list.data && found.length === 0 && <Text tone="muted">{nothing}</Text>}
      <ul role="list" className={styles.pictures}>
        {found.map((medium) => (
          <Picture key={medium.id} medium={medium} chosen={chosen.includes(medium.id)} onChoose={() => onChoose(medium)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <FormattedMessage defaultMessage="Show more" description="Button below the pictures and files of the library" />
          </Button>
        </div>
      )}
    </section>
  );
}

function Search({ kind, pending, onSearch }: { kind: MediaKind; pending: boolean; onSearch: (query: string) => void }) {
  const intl = useIntl();
  const { search, searchHint } = useMediaWords(kind);
  return (
    <SearchField
      label={search}
      placeholder={searchHint}
      submitLabel={intl.formatMessage({ defaultMessage: 'Search', description: 'Button above the pictures that there are' })}
      clearLabel={intl.formatMessage({ defaultMessage: 'Empty the search', description: 'Button above the pictures that there are' })}
      pending={pending}
      onSearch={onSearch}
      onClear={() => onSearch('')}
    />
  );
}

function Picture({ medium, chosen, onChoose }: { medium: Medium; chosen: boolean; onChoose: () => void }) {
  const intl = useIntl();
  const { name } = medium;
  return (
    <li className={styles.picture}>
      <MediumFace medium={medium} sizes="14rem" />
      <bdi className={styles.name}>{name}</bdi>
      {chosen ? (
        <span className={styles.taken}>
          <Icon icon={CheckIcon} />
          <FormattedMessage defaultMessage="Chosen" description="At a picture or file of the library that is chosen already" />
        </span>
      ) : (
        <Button
          look="secondary"
          aria-label={intl.formatMessage({ defaultMessage: 'Use {name}', description: 'Button at a picture of the library' }, { name })}
          onClick={onChoose}
        >
          <FormattedMessage defaultMessage="Use" description="Button at a picture of the library; its name is read with the picture’s" />
        </Button>
      )}
    </li>
  );
}
