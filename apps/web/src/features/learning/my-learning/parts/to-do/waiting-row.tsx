import {
  leaveWaitingList,
  type OwnWaiting,
  positionInWords,
  respondToInvitation,
} from '@doselore/contract/course-delegates';
import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../../platform/query-client/index.ts';
import { askConfirm } from '../../../../../ui/confirm/index.ts';
import { formatLongDay, formatTime } from '../../../../../ui/formats/index.ts';
import { ToDoRow } from './to-do-row.tsx';

const momentOf = (localTime: string) => `${formatLongDay(localTime)} at ${formatTime(localTime)}`;

function whereOf({ training_start: start, place, group }: OwnWaiting): string {
  const when = start === null ? 'No date yet' : momentOf(start);
  return [when, ...(place === null ? [] : [place]), group.name].join(', ');
}

/** One course for which the person waits: their position, or the place that is offered to them. */
export function WaitingRow({ entry }: { entry: OwnWaiting }) {
  const client = useQueryClient();
  const { virtual_group_id: id, title, offered_until: until } = entry;
  const change = useMutation({
    mutationFn: (send: () => Promise<string>) => send(),
    onSuccess: (message) => showBanner({ message, type: 'success' }),
    onError: (error) => showBanner({ message: describeError(error) }),
    onSettled: () => refreshQueries(client, 'my-learning'),
  });
  const accept = async () => {
    await callEndpoint(respondToInvitation, { params: { virtualGroupId: id }, body: { answer: 'accept', note: '' } });
    return `You have a place on ${title}`;
  };
  const leave = async () => {
    const question = {
      title: until === null ? `Leave the waiting list for ${title}?` : `Decline the place on ${title}?`,
      message: 'You lose your position. The next person moves up.',
      confirmLabel: until === null ? 'Leave waiting list' : 'Decline',
    };
    if ((await askConfirm(question)) !== 'confirm') return;
    change.mutate(async () => {
      await callEndpoint(leaveWaitingList, { params: { virtualGroupId: id } });
      return `You are no longer on the waiting list for ${title}`;
    });
  };
  return (
    <ToDoRow
      icon={IconHourglass}
      title={title}
      lines={[
        until === null
          ? `You are ${positionInWords(entry.position)} on the waiting list.`
          : `A place is free for you. Accept it until ${momentOf(until)}.`,
        whereOf(entry),
      ]}
    >
      {until !== null && (
        <Button loading={change.isPending} onClick={() => change.mutate(accept)}>
          Accept place
        </Button>
      )}
      <Button variant="subtle" onClick={() => void leave()}>
        {until === null ? 'Leave waiting list' : 'Decline'}
      </Button>
    </ToDoRow>
  );
}
