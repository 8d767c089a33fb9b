import { type Schemas, useApi } from '@foyer/api';
import { localePath } from '@foyer/links';
import { Section, Stack, useHost } from '@foyer/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { onContentClick } from '../actions/content-actions.ts';
import { FrameBlock } from '../frame-block/frame-block.tsx';
import { HtmlBlock } from '../html-block/html-block.tsx';
import { useScripts } from '../scripts/use-scripts.ts';
import * as styles from './editor.css.ts';

type Copied = 'done' | 'failed' | null;

/** What editors have written (content §2). Without anything written there is nothing to show. */
export function EditorModule({ module }: { module: Schemas['EditorModule'] }) {
  return module.results.length > 0 && <Filled module={module} />;
}

function Filled({ module }: { module: Schemas['EditorModule'] }) {
  const { locale } = useApi();
  const host = useHost();
  const root = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<Copied>(null);
  const onClick = useEffectEvent((event: MouseEvent) =>
    onContentClick(event, {
      host,
      href: (path) => localePath(locale, path),
      address: () => Object.assign(new URL(location.href), { hash: `module_${module.id}` }).href,
      copied: (done) => setCopied(done ? 'done' : 'failed'),
    }),
  );
  useEffect(() => {
    const element = root.current!;
    const listen = (event: MouseEvent) => onClick(event);
    element.addEventListener('click', listen);
    return () => element.removeEventListener('click', listen);
  }, []);
  useScripts(root, module);
  return (
    <Section title={module.title}>
      <div ref={root}>
        <Stack gap="l">
          {module.results.map((block) =>
            block.frame ? <FrameBlock key={block.id} frame={block.frame} /> : <HtmlBlock key={block.id} block={block} />,
          )}
        </Stack>
      </div>
      <CopiedNotice copied={copied} />
    </Section>
  );
}

/** Says what became of copying, to eyes and screen readers. */
function CopiedNotice({ copied }: { copied: Copied }) {
  return (
    <p role="status" className={styles.notice}>
      {copied === 'done' && (
        <FormattedMessage defaultMessage="The link has been copied." description="Below editor content, after its button" />
      )}
      {copied === 'failed' && (
        <FormattedMessage
          defaultMessage="The link could not be copied. You can copy it from the address bar."
          description="Below editor content, after its button"
        />
      )}
    </p>
  );
}
