import { locales } from '@foyer/i18n';
import { type RefObject, useEffect, useState } from 'react';
import { useLocale } from '../../../../host/language/use-locale.ts';
import { dressHost, type HostLook, keepLinks, loadWidgets } from './host-document.ts';

/** The page in a frame that holds a widget, once `begin` was told that the frame has loaded; `failed` where the script of the widgets did not come. */
export function useWidgetHost(frame: RefObject<HTMLIFrameElement | null>, look: HostLook, css: string) {
  const locale = useLocale();
  const [host, setHost] = useState<Document | null>(null);
  const [failed, setFailed] = useState(false);
  const begin = () => {
    const made = frame.current?.contentDocument;
    if (!made || made === host) return;
    keepLinks(made);
    setHost(made);
    loadWidgets(made).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  useEffect(() => void (host && dressHost(host, look, css)), [host, look, css]);
  useEffect(() => {
    const { tag, direction } = locales[locale];
    if (host) Object.assign(host.documentElement, { lang: tag, dir: direction });
  }, [host, locale]);
  return { host, failed, begin };
}
