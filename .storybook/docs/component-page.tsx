import { Controls, Description, DocsContext, DocsStory, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guidance } from './guidance/index.ts';
import { GuidanceBlock } from './guidance-block.tsx';

/** The page of a component or module: what it is for, its properties to play with, and its stories. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const isBoard = ({ parameters }: (typeof stories)[number]) => parameters['board'] !== undefined;
  const [first, ...rest] = stories.filter((story) => !isBoard(story) && story.tags.includes('autodocs'));
  const board = stories.find(isBoard);
  const [, name] = /^UI\/\w+\/(.+)$/.exec(stories[0]?.title ?? '') ?? [];
  const said = name === undefined ? undefined : guidance[name];
  return (
    <>
      <Title />
      <Subtitle />
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
            <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
          ))}
        </>
      )}
    </>
  );
}
