import { Controls, Description, DocsContext, DocsStory, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The page of a component or module: what it is for, its properties to play with, and its stories. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const isSwitchboard = ({ parameters }: (typeof stories)[number]) => parameters['switchboard'] !== undefined;
  const [first, ...rest] = stories.filter((story) => !isSwitchboard(story) && story.tags.includes('autodocs'));
  const states = stories.find(isSwitchboard);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {states && (
        <p>
          <a href={`./?path=/story/${states.id}`} target="_top">
            All states at once
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
