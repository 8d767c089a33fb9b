import type { FoyerElement, Identify } from '@foyer/widget-element/define';
import { createElement, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

interface HostPageProps {
  frame: Document;
  tag: `foyer-${string}`;
  attributes: readonly [string, string][];
  /** How the visitor is signed in; null for one who is not. */
  identify: Identify | null;
}

/** A page of another website, with the widget between its texts. */
export function HostPage({ frame, tag, attributes, identify }: HostPageProps) {
  const element = useRef<FoyerElement>(null);
  useEffect(() => {
    let isGone = false;
    // Before the script has come there is no such method.
    void frame.defaultView!.customElements.whenDefined(tag).then(() => isGone || element.current?.identify(identify));
    return () => {
      isGone = true;
    };
  }, [frame, tag, identify]);
  return (
    <>
      <h1>
        <FormattedMessage defaultMessage="Your page" description="Headline of the page around a widget in its preview" />
      </h1>
      <p>
        <FormattedMessage
          defaultMessage="So the widget stands between the texts of a page. Its colours and fonts are its own; the page keeps its own as well."
          description="Text of the page around a widget in its preview"
        />
      </p>
      {createElement(tag, { key: tag, ref: element, ...Object.fromEntries(attributes) })}
      <p>
        <FormattedMessage defaultMessage="And here the page goes on." description="Text of the page below a widget in its preview" />
      </p>
    </>
  );
}
