import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react';

let Page: ComponentType | undefined;

// Loaded with the first docs page: stories and their tests need none of it. The page comes with what holds it, because the list of its
// headings is made as soon as that is there.
const load = () => Promise.all([import('./container.tsx'), import('./component-page.tsx')]);
// The address of such a page: at once, together with Storybook's own parts.
if (new URLSearchParams(location.search).get('viewMode') === 'docs') void load();

const Container = lazy(async () => {
  const [container, page] = await load();
  Page = page.ComponentPage;
  return { default: container.FoyerDocs };
});

/** For `parameters.docs.container`. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

/** For `parameters.docs.page`: is rendered in the container. */
export const DocsPage = () => Page && <Page />;
