import type { AnchorProps } from '@foyer/ui';
import { action } from 'storybook/actions';

const navigate = action('navigate');

/** Replaces the app's link: a press is shown in the actions panel and leaves the story where it is. */
export function StoryAnchor({ onClick, href, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
