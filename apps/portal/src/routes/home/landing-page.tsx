import { pageQuery, useApi } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { Heading, VisuallyHidden } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTitle } from '../../host/app/page-title.tsx';
import { PageModules } from '../../host/modules/page-modules.tsx';
import { PublicHead } from '../../host/pages/public-head.tsx';
import { TeaserView } from '../../host/pages/teaser-view.tsx';
import * as styles from './landing-page.css.ts';

/** What guests are shown at the language root (content §2). Its heading is the title of the page, which the first module says in its own words. */
export function LandingPage({ id }: { id: string }) {
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), id));
  return (
    <>
      <PageTitle>{page.title}</PageTitle>
      <PublicHead page={page} path="/" />
      {page.modules.length === 0 ? (
        <TeaserView page={page} />
      ) : (
        <div className={styles.landing}>
          <VisuallyHidden>
            <Heading level={1} lang={locales[page.content_locale].tag}>
              {page.title}
            </Heading>
          </VisuallyHidden>
          <PageModules modules={page.modules} />
        </div>
      )}
    </>
  );
}
