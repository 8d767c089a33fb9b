import { useApi } from '@foyer/api';
import { studioNumbersQuery } from '@foyer/api/studio';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { ChartIcon, Container, DownloadIcon, EmptyState, Heading, Icon, Link, LinkButton, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useLocale } from '../../../host/language/use-locale.ts';
import { NumbersByHotel } from './numbers-by-hotel.tsx';
import { NumbersFigures } from './numbers-figures.tsx';
import { NumbersOverTime } from './numbers-over-time.tsx';
import * as styles from './numbers.css.ts';
import { useDayText } from './use-day-text.ts';

const exportPath = (locale: Locale, id: string) =>
  `/api/v2/studio/articles/${encodeURIComponent(id)}/numbers/export?${new URLSearchParams({ locale }).toString()}`;

/** How many members an article has reached, for its editors. */
export function NumbersPage() {
  const intl = useIntl();
  const locale = useLocale();
  const dayText = useDayText();
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(studioNumbersQuery(useApi(), id));
  const title = intl.formatMessage({ defaultMessage: 'Numbers', description: 'Title of the page with the numbers of an article' });
  const { article, as_of: day, total, days, hotels } = data;
  const asks = total !== null && total.confirmed !== null;
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <Link look="standalone" href={localePath(locale, paths.studioArticle(id))}>
          <FormattedMessage defaultMessage="Back to the article" description="Link above the numbers of an article" />
        </Link>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={1}>{title}</Heading>
            <Text size="l">
              <Link href={localePath(locale, paths.article(id))}>
                <bdi>{article.title}</bdi>
              </Link>
            </Text>
            {day !== null && (
              <Text tone="muted">
                <FormattedMessage
                  defaultMessage="As of {day}"
                  description="Below the title of an article’s numbers: the day they were counted"
                  values={{ day: dayText(day) }}
                />
              </Text>
            )}
          </div>
          {total && (
            <LinkButton look="secondary" href={exportPath(locale, id)} download icon={<Icon icon={DownloadIcon} />}>
              <FormattedMessage defaultMessage="Export as CSV" description="Link that downloads the numbers of an article" />
            </LinkButton>
          )}
        </div>
        {total ? (
          <>
            <NumbersFigures total={total} />
            {days.length > 1 && <NumbersOverTime days={days} asks={asks} />}
            <NumbersByHotel hotels={hotels} asks={asks} />
          </>
        ) : (
          <EmptyState
            icon={ChartIcon}
            level={2}
            title={<FormattedMessage defaultMessage="No numbers yet" description="Title of an article’s numbers before the first night" />}
          >
            <FormattedMessage
              defaultMessage="Articles are counted once a night, from the day they are published. There are no numbers while your portal has fewer than five members."
              description="An article’s numbers before the first night"
            />
          </EmptyState>
        )}
        <Text size="s" tone="muted" className={styles.note}>
          <FormattedMessage
            defaultMessage="Each member is counted once, for 90 days after publication: as opened when the article has been on screen for some seconds, as read to the end when its last lines have. No one can see who it was or when. Hotels with fewer than five members are counted together."
            description="Below the numbers of an article: what is counted and what is not"
          />
        </Text>
      </Stack>
    </Container>
  );
}
