import type { BulkPeople } from '@doselore/contract/members';
import type { BulkResult } from '@doselore/contract/users';
import type { Actor, CheckedPlace, Scope } from '../../../platform/access/index.ts';
import { dryRun, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { idsOf, setArchived } from '../../people/members/leaving/index.ts';
import { endAll } from './end-all.ts';
import { type Ended, type Lost, presentEndings, presentLost, previewOf } from './endings.presenter.ts';
import { namesOf } from './leaving.repository.ts';
import { resumeAll } from './resume-all.ts';

type Command = { place: CheckedPlace; scope: Scope; people: BulkPeople; archived: boolean };

/**
 * Archives members and ends their upcoming duties and unstarted licences in the organisation. Restoring gives both back
 * where they are still free. Works in one transaction.
 */
export function archiveMembers(services: Services, actor: Actor, command: Command) {
  return inTransaction(services.db, async (tx) => {
    const { place, archived } = command;
    const userIds = await idsOf(services, tx, command);
    const { result, lost } = await move(services, tx, { actor, place, userIds, archived });
    const names = await namesOf(tx, command.place.groupId, result.done);
    return { ...result, lost: presentLost(lost, names) };
  });
}

/** Archives the leavers of an imported list, in the caller's transaction. */
export async function archiveLeavers(
  services: Services,
  tx: Tx,
  leavers: Omit<Moving, 'archived'>,
): Promise<BulkResult> {
  return (await move(services, tx, { ...leavers, archived: true })).result;
}

/** Returns the endings that archiving these members would cause. Changes nothing. */
export function previewLeaving(services: Services, actor: Actor, command: Omit<Command, 'archived'>) {
  return dryRun(services.db, async (tx) => {
    const { place } = command;
    const userIds = await idsOf(services, tx, command);
    const { result, ended } = await move(services, tx, { actor, place, userIds, archived: true });
    return previewOf(presentEndings(ended, await namesOf(tx, command.place.groupId, result.done)));
  });
}

type Moving = { actor: Actor; place: CheckedPlace; userIds: readonly number[]; archived: boolean };
type Moved = { result: BulkResult; ended: Ended[]; lost: Lost[] };

async function move(services: Services, tx: Tx, command: Moving): Promise<Moved> {
  const result = await setArchived(services, tx, command);
  const people = { actor: command.actor, groupId: command.place.groupId, userIds: result.done };
  if (result.done.length === 0) return { result, ended: [], lost: [] };
  return command.archived
    ? { result, ended: await endAll(services, tx, people), lost: [] }
    : { result, ended: [], lost: await resumeAll(services, tx, people) };
}
