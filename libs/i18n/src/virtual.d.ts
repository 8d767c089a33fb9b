declare module 'virtual:messages/*' {
  const messages: import('./messages.ts').Messages;
  export default messages;
}
