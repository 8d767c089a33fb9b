import type { Schemas } from '@foyer/api';
import { Section } from '@foyer/ui';
import { ClosedStream } from '../post-list/closed-stream.tsx';
import { NoPosts } from '../post-list/no-posts.tsx';
import { OpenStream } from '../post-list/open-stream.tsx';

/** What a group's members have written, newest first (content §2). */
export function StreamWidgetModule({ module }: { module: Schemas['StreamWidgetModule'] }) {
  const { title, options, results } = module;
  if (!options.is_open) {
    return (
      <Section title={title}>
        <ClosedStream options={options} />
      </Section>
    );
  }
  return <Section title={title}>{results.length === 0 ? <NoPosts /> : <OpenStream module={module} />}</Section>;
}
