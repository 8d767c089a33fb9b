import { Controls, Description, DocsContext, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { statusOf } from '../status.ts';
import { guidance } from './guidance/index.ts';
import { GuidanceBlock } from './guidance-block.tsx';
import { LaterStory } from './later-story.tsx';
import { StatusBlock } from './status-block.tsx';

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
          <h2 className="sbdocs sbdocs-h2">Stories</h2>
          {[first, ...rest].map((story) => (
            <LaterStory key={story.id} story={story} />
          ))}
        </>
      )}
    </>
  );
}
