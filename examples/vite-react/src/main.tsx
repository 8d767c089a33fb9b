import '@foyer/ui/style.css';
import { UiProvider } from '@foyer/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider language="de-DE">
      <App />
    </UiProvider>
  </StrictMode>,
);
