import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { NativeSelect } from '@foyer/ui';
import { memo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './page-preview.css.ts';
import { isPressed, type Reader } from './preview-reader.ts';
import { PreviewWidths } from './preview-widths.tsx';
import { useFit } from './use-fit.ts';
import { useFrameAddress } from './use-frame-address.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import { useTellChosen } from './use-tell-chosen.ts';

interface PagePreviewProps {
  id: string;
  /** Grows with every save. */
  version: number;
  /** The module that is written, which the preview shows. */
  chosen: string | null;
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** A module was pressed in the preview. */
  onPress: (module: string) => void;
}

/** The working copy as it is saved, at the width of a device, as a guest or a member sees it. It keeps its place when it changes, and letters that are typed leave it alone. */
export const PagePreview = memo(function PagePreview({ id, version, chosen, languages, locale, onLocale, onPress }: PagePreviewProps) {
  const intl = useIntl();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<number>(390);
  const [reader, setReader] = useState<Reader>('member');
  const src = useFrameAddress(frame, `${localePath(locale, paths.studioPagePreview(id))}?as=${reader}`, version);
  useFit(stage, frame, width);
  useTellChosen(frame, chosen);
  useFrameMessages(frame, (data) => {
    if (isPressed(data)) onPress(data.module);
  });
  const title = intl.formatMessage({ defaultMessage: 'Preview of the page', description: 'Name of the frame that shows a page' });
  return (
    <section aria-label={title} className={styles.preview}>
      <div className={styles.tools}>
        <PreviewWidths value={width} onChange={setWidth} />
        <NativeSelect
          label={<FormattedMessage defaultMessage="Seen by" description="Field of a page’s preview: as whom it is shown" />}
          value={reader}
          onChange={(as) => setReader(as === 'guest' ? 'guest' : 'member')}
        >
          <option value="member">{intl.formatMessage({ defaultMessage: 'Member', description: 'As whom a page is shown' })}</option>
          <option value="guest">{intl.formatMessage({ defaultMessage: 'Guest', description: 'As whom a page is shown' })}</option>
        </NativeSelect>
        <div className={styles.language}>
          <NativeSelect
            label={<FormattedMessage defaultMessage="Language" description="Field of a page’s preview" />}
            value={locale}
            onChange={(key) => onLocale(key as Locale)}
          >
            {languages.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </div>
      </div>
      <div ref={stage} className={styles.stage}>
        {/* Lazy: where it is behind a tab it is not loaded before it is looked at. */}
        <iframe ref={frame} title={title} loading="lazy" src={src} className={styles.frame} />
      </div>
    </section>
  );
});
