import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type LedgerKey, readBalances } from '../../licences/ledger/index.ts';
import { showCoTrainers } from '../../scheduling/co-trainers/index.ts';
import { readJoining } from '../../scheduling/video-meetings/index.ts';
import { listDeclines } from './declines.repository.ts';
import { listDelegates } from './delegates.repository.ts';
import { listDelegateWork, listMarks, listNotFinished, listRegisterSessions } from './register.repository.ts';
import { listSessions } from './sessions.repository.ts';
import type { VirtualGroupData } from './virtual-group-data.ts';
import { presentDetail } from './virtual-groups.presenter.ts';
import { readVirtualGroup } from './virtual-groups.repository.ts';
import { servicesIn } from './visible-delegates.ts';

function keyOf(row: VirtualGroupData): LedgerKey {
  const { group_id: groupId, product_id: productId, certificate_months: certificateMonths } = row;
  return { groupId, productType: 'abstract_course', productId, certificateMonths };
}

/** Returns one virtual group with the delegates that the caller may see, as they are now. */
export async function showVirtualGroup(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  scope: Scope,
  id: VirtualGroupId,
): Promise<VirtualGroupDetail> {
  const row = await readVirtualGroup(db, scope, id);
  if (row === undefined) throw notFound();
  const [pool = 0] = row.by_membership_only
    ? []
    : await readBalances(db, keyOf(row), [{ kind: 'VGPOOL', placeId: id }]);
  const delegates = await listDelegates(db, id, row.by_membership_only ? servicesIn(scope) : undefined);
  const declines = row.by_membership_only ? [] : await listDeclines(db, id);
  const sessions = await listSessions(db, id);
  const registers = await listRegisterSessions(db, id);
  const marks = await listMarks(db, id);
  const notFinished = await listNotFinished(db, id);
  const londonNow = londonWallClock(clock.now());
  const joining = await readJoining(db, row, londonNow);
  const work = row.by_membership_only ? undefined : await listDelegateWork(db, id);
  const coTrainers = (await showCoTrainers(db, id)).map(({ name }) => name);
  return presentDetail(row, {
    coTrainers,
    declines,
    delegates,
    sessions,
    registers,
    marks,
    notFinished,
    joining,
    work,
    pool,
    londonNow,
  });
}
