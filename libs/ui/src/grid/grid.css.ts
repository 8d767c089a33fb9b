import { styleVariants } from '@vanilla-extract/css';

const columns = (least: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

export const grid = styleVariants({ narrow: '13rem', card: '17.5rem', wide: '24rem', half: '30rem' }, (least) => ({
  display: 'grid',
  minInlineSize: 0,
  ...columns(least),
}));
