export { LoginFailedPage as Component } from './login-failed-page.tsx';
