import type { GetToken, Transport } from './transport.ts';

/** Connections whose hello has not come yet must not be closed: the browser would call that an error. */
function endQuietly(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** A WebSocket to `openRealtime`; a widget's brings its token, for which browsers have no header. */
export const openSocket =
  (url: string, token?: GetToken): Transport =>
  (events) => {
    let socket: WebSocket | undefined;
    let ended = false;
    function connect(protocols: string[]): void {
      if (ended) return;
      socket = new WebSocket(url, protocols);
      socket.onmessage = ({ data }: MessageEvent<string>) => events.message(JSON.parse(data) as Parameters<typeof events.message>[0]);
      socket.onclose = ({ code, reason }) => events.closed(code, reason);
    }
    if (token) {
      token().then(
        (value) => connect(['foyer', `bearer.${value}`]),
        () => ended || events.closed(0, ''),
      );
    } else connect([]);
    return () => {
      ended = true;
      if (socket) endQuietly(socket);
    };
  };
