// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseScroll } from './hold-scroll.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

vi.mock('../../host/app/use-font-pair.ts', () => ({ useFontPair: () => 'humanist' }));
vi.mock('@foyer/ui', () => ({ adoptFonts: async () => undefined }));

/** Scrolls as a browser does: the events for scripts come later. */
const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
};
const scrollByHand = (top: number) => {
  scrollTo(top);
  dispatchEvent(new Event('scroll'));
};

let first: ReturnType<typeof useLocation> | undefined;
function Root() {
  const here = useLocation();
  first ??= here;
  useNavigationFocus(first);
  return <Outlet />;
}

const Page = () => (
  <main tabIndex={-1}>
    <a href="/people">People</a>
    <a href="/news">News</a>
  </main>
);

function open(...pages: string[]) {
  const router = createMemoryRouter([{ path: '/', Component: Root, children: [{ path: '*', element: <Page /> }] }], {
    initialEntries: (pages.length > 0 ? pages : ['/report']).map((pathname) => ({ pathname, key: 'default' })),
  });
  render(<RouterProvider router={router} />);
  return (...args: Parameters<typeof router.navigate> | [number]) => act(() => router.navigate(...(args as [string])));
}

beforeEach(() => {
  first = undefined;
  scrollTo(0);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollTo(top));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  releaseScroll();
  cleanup();
  vi.unstubAllGlobals();
});

it('begins another page at its top, and going back where the reader left the one before', async () => {
  const go = open();
  scrollByHand(900);
  await go('/people');
  expect(scrollY).toBe(0);
  await go(-1);
  expect(scrollY).toBe(900);
});

it('so it does where a filter replaced the address and nothing moved after that', async () => {
  const go = open();
  scrollByHand(900);
  await go('/report?status=open', { replace: true });
  expect(scrollY).toBe(900);
  await go('/people');
  await go(-1);
  expect(scrollY).toBe(900);
});

it('and where that was while the place was still being restored', async () => {
  const go = open();
  scrollByHand(900);
  await go('/people');
  await go(-1);
  // The page is still shorter than it was.
  scrollTo(300);
  await go('/report?status=open', { replace: true });
  await go('/people');
  await go(-1);
  expect(scrollY).toBe(900);
});

it('knows the first entries of two documents apart', async () => {
  const go = open('/report', '/people');
  scrollByHand(100);
  await go(-1);
  scrollByHand(900);
  await go('/news');
  await go(-1);
  expect(scrollY).toBe(900);
  cleanup();
  const again = open('/report', '/people');
  await again('/news');
  await again(-1);
  expect(scrollY).toBe(100);
});

it('gives the focus back to the link that was followed, and forward to the page', async () => {
  const go = open();
  await go('/news');
  expect(document.activeElement?.tagName).toBe('MAIN');
  await go(-1);
  expect(document.activeElement?.textContent).toBe('News');
  await go(1);
  expect(document.activeElement?.tagName).toBe('MAIN');
});
