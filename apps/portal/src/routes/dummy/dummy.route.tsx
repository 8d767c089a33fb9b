export { DummyPage as Component } from './dummy-page.tsx';
