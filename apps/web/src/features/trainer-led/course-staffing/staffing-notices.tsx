import { type Leader, listManagers, withdrawCannotAttend } from '@doselore/contract/course-staffing';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Notice } from '../../../ui/layout/index.ts';
import { virtualGroups } from './staffing.queries.ts';
import { leadersOf } from './staffing-state.ts';

type Reported = Leader & { cannot_attend: NonNullable<Leader['cannot_attend']> };

/** Notices about people who lead a course and cannot attend, for site admins and trainers. */
export function StaffingNotices({ detail }: { detail: VirtualGroupDetail }) {
  const { level, can } = useArea();
  const { data } = useQuery({
    ...virtualGroups.one(listManagers, { level, params: { virtualGroupId: detail.id } }),
    enabled: detail.register !== 'ended' && can('virtualGroups.managers'),
  });
  const leaders = leadersOf(data).filter((one): one is Reported => one.cannot_attend !== null);
  return leaders.map((leader) => <CannotAttendNotice key={leader.id} leader={leader} virtualGroupId={detail.id} />);
}

function CannotAttendNotice({ leader, virtualGroupId }: { leader: Reported; virtualGroupId: number }) {
  const isOwn = useUser().id === leader.id;
  const { reported_at: at, reason } = leader.cannot_attend;
  const since = `(reported on ${formatLongDay(at)})${reason === null ? '' : `: ${reason}`}`;
  return (
    <Notice
      icon={IconUserOff}
      label={`${leader.name} cannot attend`}
      action={isOwn && <TakeBack virtualGroupId={virtualGroupId} />}
    >
      {isOwn ? 'You said that you cannot attend' : `${leader.name} said that they cannot attend`} {since}
    </Notice>
  );
}

function TakeBack({ virtualGroupId }: { virtualGroupId: number }) {
  const { can } = useArea();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => callEndpoint(withdrawCannotAttend, { params: { virtualGroupId } }),
    onSuccess: () => showBanner({ message: 'The site admins are notified that you can attend', type: 'success' }),
    onError: (error) => showBanner({ message: describeError(error) }),
    onSettled: () => refreshQueries(client, 'virtual-groups'),
  });
  if (!can('virtualGroups.cannotAttend')) return null;
  return (
    <Button variant="default" size="sm" loading={change.isPending} onClick={() => change.mutate()}>
      I can attend after all
    </Button>
  );
}
