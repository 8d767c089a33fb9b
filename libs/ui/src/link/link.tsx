import { classNames } from '../class-names/class-names.ts';
import { Anchor, type AnchorProps } from './link-context.tsx';
import { link, type LinkVariants } from './link.css.ts';

export interface LinkProps extends AnchorProps {
  /** `inline` inside a sentence, `standalone` on its own line (44 px high), `quiet` where the place alone says that it is a link. */
  look?: LinkVariants['look'];
}

/** A link in the app's own link component (see `UiProvider`). */
export function Link({ look, className, ...rest }: LinkProps) {
  return <Anchor className={classNames(link({ look }), className)} {...rest} />;
}
