import type { Schemas } from '@foyer/api';
import { Section } from '@foyer/ui';
import { GroupPicture } from '../group-picture/group-picture.tsx';
import * as styles from '../group-picture/group-picture.css.ts';
import { ClosedStream } from '../post-list/closed-stream.tsx';
import { NoPosts } from '../post-list/no-posts.tsx';
import { OpenStream } from '../post-list/open-stream.tsx';

/** What a group's members have written, newest first (content §2). */
export function StreamWidgetModule({ module }: { module: Schemas['StreamWidgetModule'] }) {
  const { title, group, options } = module;
  const heading = (
    <span className={styles.title}>
      <GroupPicture group={group} />
      <span>{title}</span>
    </span>
  );
  return <Section title={heading}>{options.is_open ? <Posts module={module} /> : <ClosedStream options={options} />}</Section>;
}

function Posts({ module }: { module: Schemas['StreamWidgetModule'] }) {
  return module.results.length === 0 ? <NoPosts /> : <OpenStream module={module} />;
}
