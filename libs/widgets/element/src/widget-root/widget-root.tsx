import { ApiError, ApiProvider, type Schemas } from '@foyer/api';
import { defaultLocale, I18nProvider, type Locale, locales } from '@foyer/i18n';
import { OverlayContainerContext, UiProvider, useFonts } from '@foyer/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { chooseLocale, type HostOptions } from '../attributes/host-options.ts';
import type { WidgetHost } from '../element/definition.ts';
import { WidgetContext } from '../mount/widget-context.ts';
import { type Connection, connectionOf, type WidgetData } from '../page/connection.ts';
import { codeOfFault, reportFault } from './report-fault.ts';
import { usePageScheme } from './use-page-scheme.ts';
import { PortalUrlContext, WidgetAnchor } from './widget-anchor.tsx';
import { type LoadMessages, messagesOf } from './widget-messages.ts';
import * as styles from './widget-root.css.ts';
import { SetupFault, SignInFirst, WidgetFault, WidgetLoading } from './widget-states.tsx';

export { type LoadMessages, SetupFault };

/** What a widget says of itself. */
interface Part {
  name?: string;
  members: 'only' | 'too';
  messages: LoadMessages;
  Frame?: ComponentType<FrameProps>;
  Beside?: ComponentType;
  begin?: (data: WidgetData) => unknown;
}

/** What a frame is told. */
export interface FrameProps {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** It stands in the page's text. */
  inline: boolean;
  /** Something stands in the widget's place, such as what went wrong: it has no way to close of its own. */
  instead: boolean;
  children: ReactNode;
}

interface WidgetRootProps {
  host: WidgetHost;
  options: HostOptions;
  part: Part;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Takes over the customer's look. */
  onLook: (css: string) => void;
  children: ReactNode;
}

interface ConnectedProps extends WidgetRootProps {
  connection: Connection;
  onAgain: () => void;
}

const usualServer = '/api/v2';

const serverOf = ({ server, site }: HostOptions, host: WidgetHost): string =>
  server ?? (site === undefined ? usualServer : host.origin + usualServer);

const isInline = ({ element }: WidgetHost): boolean => element.getAttribute('display') === 'inline';

/** Around the widget and around what stands in its place. */
function Framed({ host, part: { Frame }, open, setOpen, instead, children }: WidgetRootProps & { instead: boolean }) {
  return Frame ? <Frame {...{ open, setOpen, instead, inline: isInline(host) }}>{children}</Frame> : children;
}

type Site = Schemas['EmbedSite'] | null;

const isAllowed = (site: Site, { name }: Part): boolean => site === null || name === undefined || site.widgets.includes(name);
const isForMembers = (site: Site, { members }: Part): boolean => site !== null && (members === 'only' || !site.guests);

/** Asks for what the widget shows first, once it is known whom for. */
async function begin(part: Part, connection: Connection, locale: Locale): Promise<void> {
  const [site, signedIn] = await Promise.all([connection.site, connection.member]);
  if (site.value === undefined || signedIn.value === undefined || !isAllowed(site.value, part)) return;
  if (signedIn.value !== null || !isForMembers(site.value, part)) part.begin?.(connection.data(locale, signedIn.value));
}

/** What the portal gives its components, for a widget on another page: language, client, query cache, place for pop-ups. */
export function WidgetRoot(props: WidgetRootProps) {
  const { host, options } = props;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [tries, setTries] = useState(0);
  const { site } = options;
  const server = serverOf(options, host);
  const identify = host.identify();
  const connection = useMemo(
    () => connectionOf({ server, site, identify, ahead: host.ahead }, tries > 0),
    [server, site, identify, tries, host],
  );
  const locale = chooseLocale(options, defaultLocale);
  const beginNow = useEffectEvent(() => void begin(props.part, connection, locale));
  useLayoutEffect(() => beginNow(), [connection, locale]);
  const scheme = usePageScheme(host.element);
  const floats = props.part.Frame !== undefined && !isInline(host);
  return (
    <div
      ref={setContainer}
      className={floats ? `${styles.root} ${styles.floating}` : styles.root}
      part="root"
      {...{ lang: locales[locale].tag, dir: locales[locale].direction }}
      data-theme={options.theme === 'auto' ? scheme : options.theme}
    >
      <OverlayContainerContext value={container ?? undefined}>
        <ErrorBoundary fallback={null} onError={(fault) => reportFault(host, { code: 'failed', fault })}>
          <Suspense fallback={null}>
            <Speaking {...props} locale={locale} connection={connection} onAgain={() => setTries(tries + 1)} />
          </Suspense>
        </ErrorBoundary>
      </OverlayContainerContext>
    </div>
  );
}

/** Waits for the website's answer and for the texts, says what went wrong in them, and shows the rest. */
function Speaking({ locale, ...props }: ConnectedProps & { locale: Locale }) {
  const { connection, host, options, part } = props;
  // Most customers say Sie: these texts are asked for beside the website, not after it.
  if (options.site !== undefined) void messagesOf({ server: serverOf(options, host), locale, form: 'formal' }, part.messages);
  const site = use(connection.site);
  // A page of the portal asks the settings; what went wrong on another one is said formally.
  const form = options.site === undefined ? undefined : (site.value?.form_of_address ?? 'formal');
  const messages = use(messagesOf({ server: serverOf(options, host), locale, form }, part.messages));
  useEffect(() => host.emit('ready'), [host]);
  useLayoutEffect(() => host.shown(), [host]);
  const portal = site.value?.portal_url ?? null;
  return (
    <I18nProvider locale={locale} messages={messages} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      <PortalUrlContext value={portal}>
        <UiProvider anchor={portal === null ? 'a' : WidgetAnchor} language={locales[locale].tag}>
          {site.fault === undefined ? <Signed {...props} locale={locale} /> : <Failed {...props} fault={site.fault} />}
        </UiProvider>
      </PortalUrlContext>
    </I18nProvider>
  );
}

/** As the visitor whom the page names, or as none. */
function Signed(props: ConnectedProps & { locale: Locale }) {
  const { connection, host, locale, part, options, onLook, open, setOpen } = props;
  const [{ value: site = null }, signedIn] = [use(connection.site), use(connection.member)];
  const member = signedIn.value ?? null;
  const { api, queries } = connection.data(locale, member);
  const fault = signedIn.fault ?? (isAllowed(site, part) ? undefined : notForWidgets);
  const { name } = part;
  useEffect(() => void (name && connection.health(name, fault && codeOfFault(fault))), [connection, name, fault]);
  const dress = useEffectEvent(onLook);
  useLayoutEffect(() => void (site && dress(site.style)), [site]);
  useFonts(options.fonts === 'auto' && site ? site.font_pair : null);
  const events = useMemo(() => (member ? connection.events(member) : undefined), [connection, member]);
  const widget = useMemo(
    () => ({
      ...{ me: member?.userId ?? null, events, open, setOpen },
      ...{ emit: host.emit, badge: host.badge, inline: isInline(host) },
    }),
    [member, events, open, setOpen, host],
  );
  if (fault) return <Failed {...props} fault={fault} />;
  const needsMember = isForMembers(site, part) && member === null;
  return (
    <ApiProvider api={api}>
      <QueryClientProvider client={queries}>
        <WidgetContext value={widget}>
          <ErrorBoundary
            fallbackRender={({ error, resetErrorBoundary }) => (
              <Framed {...props} instead>
                <WidgetFault fault={error} onAgain={resetErrorBoundary} />
              </Framed>
            )}
            onReset={() => void queries.resetQueries()}
            onError={(error) => {
              reportFault(host, { code: codeOfFault(error), fault: error });
              if (name) connection.health(name, codeOfFault(error));
            }}
            resetKeys={[connection]}
          >
            <Framed {...props} instead={needsMember}>
              <Suspense fallback={<WidgetLoading />}>{needsMember ? <SignInFirst /> : props.children}</Suspense>
            </Framed>
            {member && part.Beside && <part.Beside />}
          </ErrorBoundary>
        </WidgetContext>
      </QueryClientProvider>
    </ApiProvider>
  );
}

const notForWidgets = new ApiError({ type: 'about:blank', title: '', status: 403, code: 'not_for_widgets', errors: [] });

/** What cannot be shown, and why; the page and its developer are told. */
function Failed({ fault, ...props }: ConnectedProps & { fault: unknown }) {
  const { host, onAgain } = props;
  useEffect(() => reportFault(host, { code: codeOfFault(fault), fault }), [host, fault]);
  return (
    <Framed {...props} instead>
      <WidgetFault fault={fault} onAgain={onAgain} />
    </Framed>
  );
}
