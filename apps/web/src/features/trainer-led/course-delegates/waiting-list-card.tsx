import { plural } from '@doselore/contract';
import {
  listWaiting,
  promoteWaiting,
  removeWaiting,
  type WaitingList,
  type WaitingRow,
  waitingListWords,
} from '@doselore/contract/course-delegates';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { formatLongDay, formatTime } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { refreshAfterLicences } from '../../licences/ledger/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { virtualGroups } from './waiting-list.queries.ts';
import c from './waiting-list-card.module.css';

function stateOf({ offered_until: until, joined_at }: WaitingRow): string {
  if (until !== null) return `Has an offer until ${formatLongDay(until)} at ${formatTime(until)}`;
  return `Waits since ${formatLongDay(joined_at)}`;
}

const notes: Record<WaitingList['promotion'], string> = {
  place: '',
  offer: ' The course begins within 48 hours, so a free place is offered and has to be accepted.',
  nothing: ' Nobody gets a place now: the course is not scheduled, or begins within 4 hours.',
};

function useWaitingChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<string>) => change(),
    onSuccess: (message) => showBanner({ message, type: 'success' }),
    onError: (error) => showBanner({ message: describeError(error) }),
    onSettled: () => refreshAfterLicences(client),
  });
}

function Promote({ list }: { list: WaitingList }) {
  const { level, at } = useCourseAt();
  const change = useWaitingChange();
  // One key for each list that was shown: a second click on the same list promotes nobody else.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const open = list.rows.filter(({ offered_until: until }) => until === null).length;
  const count = Math.min(list.free, open);
  if (count === 0 || list.promotion === 'nothing') return null;
  const promote = () =>
    change.mutate(async () => {
      const { promoted, offered } = await callEndpoint(promoteWaiting, {
        level,
        params: at,
        body: { count, idempotencyKey: key },
      });
      setKey(crypto.randomUUID());
      const places = (given: number) => `${given} ${plural(given, 'place', 'places')}`;
      return promoted > 0 ? `${places(promoted)} given` : `${places(offered)} offered`;
    });
  return (
    <Button loading={change.isPending} onClick={promote}>
      {list.promotion === 'place' ? 'Give' : 'Offer'} the first {count === 1 ? 'person' : count} a place
    </Button>
  );
}

function Rows({ list }: { list: WaitingList }) {
  const { can } = useArea();
  const { level, at } = useCourseAt();
  const change = useWaitingChange();
  const remove = async ({ user }: WaitingRow) => {
    const question = {
      title: `Remove ${user.name} from the waiting list?`,
      message: 'They are notified by email.',
      confirmLabel: 'Remove',
    };
    if ((await askConfirm(question)) !== 'confirm') return;
    change.mutate(async () => {
      await callEndpoint(removeWaiting, { level, params: at, body: { userIds: [user.id] } });
      return `${user.name} removed from the waiting list`;
    });
  };
  return (
    <div className={c.list}>
      <p className="muted">
        {waitingListWords[list.mode]}.{notes[list.promotion]}
      </p>
      <RowList>
        {list.rows.map((row) => (
          <li key={row.user.id}>
            <span className={c.person}>
              <b>
                {row.position}. {row.user.name}
              </b>
              <span className="muted">{stateOf(row)}</span>
            </span>
            <Button
              variant="default"
              size="sm"
              aria-label={`Remove ${row.user.name} from the waiting list`}
              onClick={() => void remove(row)}
            >
              Remove
            </Button>
          </li>
        ))}
      </RowList>
      {can('virtualGroups.promote') && (
        <div>
          <Promote list={list} />
        </div>
      )}
    </div>
  );
}

/** People who wait for a place on the course of the address, in their order. */
export function WaitingListCard() {
  const { level, at } = useCourseAt();
  const query = useQuery(virtualGroups.one(listWaiting, { level, params: at }));
  if (query.data?.rows.length === 0) return null;
  return (
    <Card title="Waiting list">
      <QueryView query={query}>{(list) => <Rows list={list} />}</QueryView>
    </Card>
  );
}
