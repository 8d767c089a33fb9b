import { type Schemas, useApi } from '@foyer/api';
import { Alert, Text } from '@foyer/ui';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from '../../pages/page-preview.css.ts';
import { useFit } from '../../pages/use-fit.ts';
import { useInBrowser } from '../../use-in-browser.ts';
import { emptyDocument } from './host-document.ts';
import { HostPage } from './host-page.tsx';
import { PreviewTools, type View } from './preview-tools.tsx';
import { attributesOfChoice } from './snippet.ts';
import { useWidgetHost } from './use-widget-host.ts';
import type { WidgetChoice } from './widget-choice.ts';

interface WidgetPreviewProps {
  site: Schemas['StudioEmbedSite'];
  choice: WidgetChoice;
  /** What the page says of the widget's look. */
  css: string;
}

/** The widget as it will be on the page, with the data of the portal: as a visitor sees it, or as the editor does who is logged in there. */
export function WidgetPreview({ site, choice, css }: WidgetPreviewProps) {
  const intl = useIntl();
  const { client } = useApi();
  const inBrowser = useInBrowser();
  const [stage, frame] = [useRef<HTMLDivElement>(null), useRef<HTMLIFrameElement>(null)];
  const [view, setView] = useState<View>({ width: 390, reader: 'member', look: 'light' });
  const { host, failed, begin } = useWidgetHost(frame, view.look, css);
  useFit(stage, frame, view.width, inBrowser);
  const sign = useCallback(
    async () => (await client.POST('/studio/embed_sites/{id}/preview', { params: { path: { id: site.id } } })).data!.token,
    [client, site.id],
  );
  const [isMember, hasKey] = [view.reader === 'member', site.keys.length > 0];
  const title = intl.formatMessage({ defaultMessage: 'Preview of the widget', description: 'Name of the frame that shows a widget' });
  return (
    <section aria-label={title} className={styles.preview}>
      <PreviewTools view={view} onChange={setView} />
      {failed && (
        <Alert tone="critical" role="alert">
          <FormattedMessage
            defaultMessage="The preview could not be loaded. Please reload the page."
            description="In place of the preview of a widget"
          />
        </Alert>
      )}
      {isMember && !hasKey && (
        <Alert tone="info">
          <FormattedMessage
            defaultMessage="This website has no key, so no one can be logged in there. Superadmins make one under “Websites”."
            description="Above the preview of a widget"
          />
        </Alert>
      )}
      <div ref={stage} className={styles.stage}>
        {inBrowser && <iframe ref={frame} title={title} srcDoc={emptyDocument} onLoad={begin} className={styles.frame} />}
      </div>
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="The preview works: what you do in it, such as sending a message, is done."
          description="Below the preview of a widget"
        />
      </Text>
      {host &&
        createPortal(
          <HostPage
            frame={host}
            tag={`foyer-${choice.widget}`}
            attributes={attributesOfChoice(site.id, choice)}
            identify={isMember && hasKey ? sign : null}
          />,
          host.body,
        )}
    </section>
  );
}
