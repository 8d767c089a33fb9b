export { demoCopy, demoTemplate, searchable } from './demo-data.ts';
export { freePort } from './free-port.ts';
export { cookieHeader, demoPassword, type DemoUser, login, type Session } from './login.ts';
export { startServer, type RunningServer, type ServerOptions } from './start-server.ts';
