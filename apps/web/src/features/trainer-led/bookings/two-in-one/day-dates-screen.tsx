import { useQuery } from '@tanstack/react-query';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { dayQuery } from '../bookings.queries.ts';
import { DatesPage } from '../dates/dates-screen.tsx';

/** Days that suit the organisation for two sessions on one day: those of the request that leads them. */
export function TwoInOneDatesScreen() {
  const projectId = useRouteId('projectId') ?? 0;
  const query = useQuery(dayQuery({ projectId, twoInOneDayId: useRouteId('twoInOneDayId') ?? 0 }));
  if (query.data !== undefined) return <DatesPage ids={{ projectId, projectRequestId: query.data.request_id }} />;
  return (
    <Page width="form">
      <QueryView query={query} errorTitle="This day could not be loaded">
        {() => null}
      </QueryView>
    </Page>
  );
}
