import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { NativeSelect, ToggleChip } from '@foyer/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './page-preview.css.ts';
import { isPressed, type Reader, readyMessage, savedMessage } from './preview-reader.ts';

/** How wide a page is shown, in px: on a phone, a tablet, a desk. */
const widths = [390, 820, 1280] as const;

interface PagePreviewProps {
  id: string;
  /** Grows with every save. */
  version: number;
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** A module was pressed in the preview. */
  onPress: (module: string) => void;
}

/** Makes the frame as wide as it is shown to be, and small enough for its place. No styles in attributes: the page's policy refuses them. */
function useFit(stage: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>, width: number) {
  useLayoutEffect(() => {
    const resize = () => {
      if (!stage.current || !frame.current) return;
      const { clientWidth, clientHeight } = stage.current;
      const scale = Math.min(1, clientWidth / width);
      Object.assign(frame.current.style, {
        width: `${width}px`,
        height: `${clientHeight / scale}px`,
        left: `${Math.max(0, (clientWidth - width * scale) / 2)}px`,
        transform: `scale(${scale})`,
      });
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, [stage, frame, width]);
}

/**
 * Shows an address in the frame in place of the one before: a frame whose `src` changes would add to the history that Back goes through. What was saved
 * before the frame could hear of it is told when it says that it is ready. Answers its `src`.
 */
function useAddress(frame: RefObject<HTMLIFrameElement | null>, address: string, version: number): string {
  const [first] = useState(address);
  const shown = useRef({ address, version });
  const latest = useRef(version);
  useEffect(() => {
    if (shown.current.address === address) return;
    shown.current = { address, version: latest.current };
    frame.current?.contentWindow?.location.replace(address);
  }, [frame, address]);
  useEffect(() => {
    latest.current = version;
    if (version !== shown.current.version) frame.current?.contentWindow?.postMessage(savedMessage, location.origin);
  }, [frame, version]);
  useMessages(frame, (data) => {
    if (data === readyMessage && latest.current !== shown.current.version) {
      frame.current?.contentWindow?.postMessage(savedMessage, location.origin);
    }
  });
  return first;
}

/** Hears what the page in the frame says; messages from any other window are ignored. */
function useMessages(frame: RefObject<HTMLIFrameElement | null>, onMessage: (data: unknown) => void) {
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === frame.current?.contentWindow) hear(data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);
}

/** The working copy as it is saved, at the width of a device, as a guest or a member sees it. It keeps its place when it changes. */
export function PagePreview({ id, version, languages, locale, onLocale, onPress }: PagePreviewProps) {
  const intl = useIntl();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<number>(390);
  const [reader, setReader] = useState<Reader>('member');
  const src = useAddress(frame, `${localePath(locale, paths.studioPagePreview(id))}?as=${reader}`, version);
  useFit(stage, frame, width);
  useMessages(frame, (data) => {
    if (isPressed(data)) onPress(data.module);
  });
  const title = intl.formatMessage({ defaultMessage: 'Preview of the page', description: 'Name of the frame that shows a page' });
  return (
    <section aria-label={title} className={styles.preview}>
      <div className={styles.tools}>
        <Widths value={width} onChange={setWidth} />
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
        <iframe ref={frame} title={title} src={src} className={styles.frame} />
      </div>
    </section>
  );
}

function Widths({ value, onChange }: { value: number; onChange: (width: number) => void }) {
  const intl = useIntl();
  const names = [
    intl.formatMessage({ defaultMessage: 'Phone', description: 'How wide a page is shown' }),
    intl.formatMessage({ defaultMessage: 'Tablet', description: 'How wide a page is shown' }),
    intl.formatMessage({ defaultMessage: 'Desk', description: 'How wide a page is shown: on a computer' }),
  ];
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ defaultMessage: 'Width', description: 'Name of the choice of how wide a page is shown' })}
      className={styles.widths}
    >
      {widths.map((width, index) => (
        <ToggleChip key={width} pressed={width === value} onClick={() => onChange(width)}>
          {names[index]}
        </ToggleChip>
      ))}
    </div>
  );
}
