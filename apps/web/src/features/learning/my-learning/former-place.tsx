import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { formerPlaceQuery } from './former-place.queries.ts';
import { CancelledCard } from './parts/cancelled-card.tsx';
import { DeclinedCard } from './parts/declined-card.tsx';
import { NoSuchCourse } from './parts/no-such-course.tsx';
import { WaitingCard } from './parts/waiting-card.tsx';

/**
 * Page of a trainer-led course that My Courses does not list. It shows the cancellation, the declined place or the waiting
 * list. Without any of these the course was not found.
 */
export function FormerPlace({ virtualGroupId }: { virtualGroupId: number }) {
  const query = useQuery(formerPlaceQuery(virtualGroupId));
  const { cancellation, decline, waiting } = query.data ?? {};
  if (query.isSuccess && !cancellation && !decline && !waiting) return <NoSuchCourse />;
  return (
    <Page title={(cancellation ?? waiting ?? decline)?.title} width="prose">
      <QueryView query={query} errorTitle="This course could not be opened">
        {(place) => {
          if (place.cancellation !== null) return <CancelledCard cancellation={place.cancellation} />;
          if (place.waiting !== null) return <WaitingCard entry={place.waiting} />;
          return place.decline && <DeclinedCard virtualGroupId={virtualGroupId} decline={place.decline} />;
        }}
      </QueryView>
    </Page>
  );
}
