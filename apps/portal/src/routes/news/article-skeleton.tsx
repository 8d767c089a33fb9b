import { Container, Loading, SkeletonImage, SkeletonText, Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** An article of which nothing is known yet, in its final layout. */
export function ArticleSkeleton() {
  return (
    <Container as="section" width="reading">
      <Loading
        label={<FormattedMessage defaultMessage="The article is loading." description="For screen readers, while an article loads" />}
      >
        <Stack gap="l">
          <SkeletonImage ratio="16:9" />
          <SkeletonText lines={2} />
          <SkeletonText lines={9} />
        </Stack>
      </Loading>
    </Container>
  );
}
