import type { Transport } from './transport.ts';

/** Connections whose hello has not come yet must not be closed: the browser would call that an error. */
function endQuietly(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** A WebSocket to `openRealtime`. */
export const openSocket =
  (url: string): Transport =>
  ({ message, closed }) => {
    const socket = new WebSocket(url);
    socket.onmessage = ({ data }: MessageEvent<string>) => message(JSON.parse(data) as Parameters<typeof message>[0]);
    socket.onclose = ({ code, reason }) => closed(code, reason);
    return () => endQuietly(socket);
  };
