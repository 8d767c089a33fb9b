import type { Schemas } from '@foyer/api';
import { FormattedMessage, useIntl } from 'react-intl';
import { body, heading, panel } from '../celebrations/celebrations.css.ts';
import { Turner } from '../turner/turner.tsx';
import { WebNewsEntry } from './web-news-entry.tsx';

/** How long a piece of news stays, in ms. */
const everyMs = 12_000;

/** Up to three pieces of web news (content §9), one after the other. */
export function WebNews({ items, titles }: { items: readonly Schemas['WebNewsItem'][]; titles: boolean }) {
  const intl = useIntl();
  return (
    <section className={panel}>
      <h2 className={heading}>
        <FormattedMessage defaultMessage="From the web" description="Heading of the news of other websites on the TV page" />
      </h2>
      <div className={body}>
        <Turner
          key={items[0]?.id}
          everyMs={everyMs}
          label={intl.formatMessage({
            defaultMessage: 'News from the web',
            description: 'Name of the carousel of web news on the TV page',
          })}
        >
          {items.map((item) => (
            <WebNewsEntry key={item.id} item={item} titles={titles} />
          ))}
        </Turner>
      </div>
    </section>
  );
}
