import { AppError, type Place } from '@doselore/contract';
import { takeBackLicences } from '@doselore/contract/licences';
import { getTrainingStatus, type TrainingItem } from '@doselore/contract/renewals';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { productKey, refreshAfterLicences, stockKeyOf } from '../ledger/index.ts';
import { sendIssueAt } from './send-issue.ts';

export type Person = { id: number; name: string };

/** Returns the place that issues the licence: the place of the page, or the organisation of the certificate. */
function usePlaceOf(item: TrainingItem): Place {
  const { groupId, subgroupId } = usePlace();
  return groupId === 0 ? { groupId: item.group.id } : { groupId, subgroupId };
}

/** Returns whether the signed-in person may issue licences here. */
export function useMayRenew(): boolean {
  const { can } = useArea();
  return can(usePlace().isService ? 'licences.issue' : 'licences.issueInGroup');
}

/** Returns the command that issues the seat of an item. The banner of the command offers to take the licence back. */
export function useRenewal(person: Person, item: TrainingItem) {
  const { level, can } = useArea();
  const { isService } = usePlace();
  const place = usePlaceOf(item);
  const attempt = useAttempt((client) => refreshAfterLicences(client));
  const [isPending, setPending] = useState(false);
  const mayUndo = can(isService ? 'licences.reclaim' : 'licences.takeBack');

  const takeBack = async (title: string) => {
    const { items } = await callEndpoint(getTrainingStatus, { level, params: { ...place, userId: person.id } });
    const found = items.find((one) => one.group.id === item.group.id && productKey(one) === productKey(item));
    if (found?.licence == null) throw new AppError('conflict', 'This licence is already completed or taken back.');
    await callEndpoint(takeBackLicences, {
      level,
      params: place,
      body: {
        licenceIds: [found.licence.id],
        startedIds: [],
        reason: 'issued_by_mistake',
        note: '',
        idempotencyKey: crypto.randomUUID(),
      },
    });
    return { message: `${title} taken back from ${person.name}` };
  };
  const renew = async () => {
    const { seat } = item;
    if (seat === null || isPending) return;
    setPending(true);
    await attempt(async () => {
      const issue = { ...stockKeyOf(seat), source: seat.source, bundled: [], idempotencyKey: crypto.randomUUID() };
      await sendIssueAt(level, { place, userId: person.id }, issue);
      const onUndo = mayUndo ? () => void attempt(() => takeBack(seat.title)) : undefined;
      return { message: `${seat.title} issued to ${person.name}`, onUndo };
    });
    setPending(false);
  };
  return { renew: () => void renew(), isPending };
}
