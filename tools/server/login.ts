/** The demo's logins. */
export type DemoUser = 'member' | 'editor' | 'superadmin';

/** The demo's password, the same for every login. */
export const demoPassword = 'foyer-demo';

/** A session as a browser would keep it: name to value. */
export type Session = Record<string, string>;

const cookiesOf = (response: Response): Session =>
  Object.fromEntries(response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!.split(/=(.*)/s, 2) as [string, string]));

/** The `Cookie` header of a session. */
export const cookieHeader = (session: Session) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Logs in over the API and returns the cookies. */
export async function login(url: string, username: string = 'member'): Promise<Session> {
  const guest = cookiesOf(await fetch(`${url}/api/v2/user/me`));
  const response = await fetch(`${url}/api/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieHeader(guest), 'x-csrf-token': guest['csrf_token'] ?? '', origin: url },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${username} could not log in: ${response.status} ${await response.text()}`);
  return { ...guest, ...cookiesOf(response) };
}
