import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { usePlace, useRouteId } from '../../platform/routes/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { memberQuery } from './members.queries.ts';
import { MemberFacts } from './parts/member-facts.tsx';
import { MemberPage } from './parts/member-page.tsx';

/** One member, with what the place of the address knows about them. */
export function MemberInfoScreen() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const userId = useRouteId('userId') ?? 0;
  const query = useQuery(memberQuery(level, { groupId, subgroupId }, userId));
  return (
    <MemberPage>
      <QueryView query={query} errorTitle="This member could not be loaded">
        {(data) => <MemberFacts member={data} />}
      </QueryView>
    </MemberPage>
  );
}
