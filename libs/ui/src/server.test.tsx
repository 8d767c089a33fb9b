import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';
import { carouselLabels, landscape, words } from './samples/samples.ts';

const close = () => undefined;
const texts = { title: words.title, closeLabel: 'Schließen', children: words.text };

/** Everything that could depend on a browser: state, effects, dialogs, third-party code. */
const views: Record<string, ReactNode> = {
  Avatar: <ui.Avatar name="Anna Bergmann" src="/a.webp" />,
  Button: <ui.Button pending>Anmelden</ui.Button>,
  Carousel: (
    <ui.Carousel labels={carouselLabels} autoplay={5000}>
      <p>Erste</p>
      <p>Zweite</p>
    </ui.Carousel>
  ),
  Dialog: <ui.Dialog {...texts} open={false} onClose={close} />,
  Disclosure: <ui.Disclosure summary="Mehr">Text</ui.Disclosure>,
  Drawer: <ui.Drawer {...texts} open={false} onClose={close} />,
  GalleryOverlay: <ui.GalleryOverlay {...texts} open={false} onClose={close} labels={carouselLabels} slides={[]} />,
  Image: <ui.Image {...landscape(200)} ratio="16:9" />,
  MediaCard: <ui.MediaCard href="/news/1" title={words.title} text={words.text} image={landscape(200)} />,
  Menu: (
    <ui.Menu label="Konto" trigger="AB">
      <ui.MenuAction>Abmelden</ui.MenuAction>
    </ui.Menu>
  ),
  PasswordField: <ui.PasswordField label="Passwort" revealLabel="Zeigen" concealLabel="Verbergen" />,
  TextArea: <ui.TextArea label="Kommentar" counter={(length) => length} />,
  ToastProvider: <ui.ToastProvider dismissLabel="Schließen">Seite</ui.ToastProvider>,
};

describe('on a server', () => {
  it.each(Object.entries(views))('%s renders without style attributes, which the security policy refuses', (_name, view) => {
    const html = renderToString(view);
    expect(html).toMatch(/^<|^Seite/);
    expect(html).not.toContain(' style=');
  });

  it('shows the first slide of a carousel only, in its final place', () => {
    const html = renderToString(views['Carousel']);
    const [first, second] = html.split('role="group"').slice(1);
    expect(first).toContain('Erste');
    expect(first?.split('>')[0]).not.toContain('inert');
    expect(second?.split('>')[0]).toContain('inert');
  });

  it('leaves the content of what is closed out of the page', () => {
    expect(renderToString(views['Dialog'])).not.toContain(words.text);
    expect(renderToString(views['Menu'])).not.toContain('Abmelden');
  });

  it('loads the image of the first view at once and all others when they come near', () => {
    expect(renderToString(<ui.Image {...landscape(200)} priority />)).toContain('fetchPriority="high"');
    expect(renderToString(views['Image'])).toContain('loading="lazy"');
  });
});
