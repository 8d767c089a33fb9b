import { type Schemas, useApi } from '@foyer/api';
import { FileSize, RelativeTime } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Avatar, Card, Cluster, FileCard, Grid, Link, ShowMore, Stack } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { PostImages } from '../post-images/post-images.tsx';
import * as styles from './post-card.css.ts';

type Post = Schemas['Post'];

/** What a member has written, with its pictures and files. */
export function PostCard({ post }: { post: Post }) {
  return (
    <Card as="article">
      <Stack>
        <Author post={post} />
        {post.description && <PostText post={post} />}
        {post.images.length > 0 && <PostImages images={post.images} author={post.author.name} />}
        {post.files.length > 0 && (
          <Grid as="ul" role="list" columns="wide">
            {post.files.map((file) => (
              <li key={file.id}>
                <FileCard href={file.link} title={file.title} size={<FileSize bytes={file.size} />} picture={file.poster} />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </Card>
  );
}

function Author({ post: { author, created_at: written } }: { post: Post }) {
  const { locale } = useApi();
  return (
    <Cluster wrap={false} align="center">
      <Avatar name={author.name} src={author.image?.src ?? null} decorative />
      <div className={styles.who}>
        <Link look="quiet" href={localePath(locale, paths.profile(author.id))} className={styles.name}>
          <bdi>{author.name}</bdi>
        </Link>
        <span className={styles.when}>
          <RelativeTime value={written} />
        </span>
      </div>
    </Cluster>
  );
}

/** Seven lines; the rest opens here. */
function PostText({ post: { description, author } }: { post: Post }) {
  const intl = useIntl();
  return (
    <ShowMore
      lines={7}
      className={styles.text}
      moreLabel={intl.formatMessage({ defaultMessage: 'Show more', description: 'Opens the whole text of a post' })}
      lessLabel={intl.formatMessage({ defaultMessage: 'Show less', description: 'Cuts the text of a post again' })}
      subject={author.name}
      dir="auto"
    >
      {description}
    </ShowMore>
  );
}
