import * as ui from '@foyer/ui';
import { ArgTypes, Controls, Description, DocsContext, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment, useContext } from 'react';
import { statusOf } from '../status.ts';
import { guidance } from './guidance/index.ts';
import { GuidanceBlock } from './guidance-block.tsx';
import { LaterStory } from './later-story.tsx';
import { StatusBlock } from './status-block.tsx';

type Documented = ComponentType & { __docgenInfo?: unknown };

const isDocumented = (component: unknown): component is Documented => Boolean((component as Documented | undefined)?.__docgenInfo);

/**
 * The components whose properties a page lists besides those that can be played with: what opens, or needs state around it, is shown by a component of its stories,
 * which says nothing of the properties.
 */
function behindStories(shown: unknown, names: readonly string[]): (readonly [string, Documented])[] {
  if (isDocumented(shown)) return [];
  return names.flatMap((name) => {
    const component: unknown = ui[name as keyof typeof ui];
    return isDocumented(component) ? [[name, component] as const] : [];
  });
}

/** The page of a component or module: what it is for, its properties to play with, and its stories. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const isBoard = ({ parameters }: (typeof stories)[number]) => parameters['board'] !== undefined;
  const [first, ...rest] = stories.filter((story) => !isBoard(story) && story.tags.includes('autodocs'));
  const board = stories.find(isBoard);
  const [, name] = /^UI\/\w+\/(.+)$/.exec(stories[0]?.title ?? '') ?? [];
  const status = statusOf(first?.tags ?? []);
  const said = name === undefined ? undefined : guidance[name];
  const documented = said && name ? behindStories(stories[0]?.component, said.exports ?? [name]) : [];
  return (
    <>
      <Title />
      <Subtitle />
      {status && <StatusBlock status={status} />}
      <Description of="meta" />
      {name && said && <GuidanceBlock name={name} {...said} />}
      {board && (
        <p>
          <a href={`./?path=/story/${board.id}`} target="_top">
            The board
          </a>
        </p>
      )}
      {first && (
        <>
          <Primary />
          <Controls />
          {documented.map(([title, component]) => (
            <Fragment key={title}>
              <h2 className="sbdocs sbdocs-h2">Properties of {title}</h2>
              <ArgTypes of={component} />
            </Fragment>
          ))}
          <h2 className="sbdocs sbdocs-h2">Stories</h2>
          {[first, ...rest].map((story) => (
            <LaterStory key={story.id} story={story} />
          ))}
        </>
      )}
    </>
  );
}
