import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { type RefObject, useEffect, useState } from 'react';

/** The first screen has the first story; the others come when people scroll near them. */
const firstScreen = 1;
/** What has kept its height for so long will not change it any more; code and tables come a little later than the text. */
const calm = 120;
/** The longest wait. */
const patience = 1500;

/** Whether the stories of the first screen are there and the page has found its height: what is below would move when they load. */
export function useSettled(context: DocsContextProps, page: RefObject<HTMLElement | null>): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const { channel } = context;
    const finish = () => setSettled(true);
    let awaited = context
      .componentStories()
      .slice(0, firstScreen)
      .filter(({ parameters }) => parameters['docs']?.story?.inline !== false).length;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (awaited <= 0) timer = setTimeout(finish, calm);
    };
    const rendered = () => {
      awaited -= 1;
      wait();
    };
    const sizes = new ResizeObserver(wait);
    if (page.current) sizes.observe(page.current);
    channel.on('storyRendered', rendered);
    const latest = setTimeout(finish, patience);
    return () => {
      [timer, latest].forEach(clearTimeout);
      sizes.disconnect();
      channel.off('storyRendered', rendered);
    };
  }, [context, page]);
  return settled;
}
