import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace, useRouteId } from '../../../platform/routes/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { WorkHistoryCard } from '../work-history/index.ts';
import { memberQuery } from './members.queries.ts';
import { IssueNote } from './parts/issue-note.tsx';
import { MemberFacts } from './parts/member-facts.tsx';
import { MemberPage } from './parts/member-page.tsx';

/** One member, with what the place of the address knows about them. */
export function MemberInfoScreen() {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService } = usePlace();
  const userId = useRouteId('userId') ?? 0;
  const query = useQuery(memberQuery(level, { groupId, subgroupId }, userId));
  return (
    <MemberPage>
      <Stack gap="lg">
        <IssueNote />
        <QueryView query={query} errorTitle="This member could not be loaded">
          {(data) => <MemberFacts member={data} />}
        </QueryView>
        {!isService && can('standing.read') && <WorkHistoryCard member={{ groupId: groupId ?? 0, userId }} />}
      </Stack>
    </MemberPage>
  );
}
