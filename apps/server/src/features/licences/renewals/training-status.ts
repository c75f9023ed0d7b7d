import { daysBetween, mayUnder } from '@doselore/contract';
import { renewalWindowDays } from '@doselore/contract/certificates';
import {
  type TrainingItem,
  type TrainingState,
  type TrainingStatus,
  trainingStates,
} from '@doselore/contract/renewals';
import type { Actor, CheckedPlace, Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findAdminsToAsk } from './find-admins-to-ask.ts';
import { listTrainingRows, type TrainingData } from './training-status.report.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type People = { userIds: readonly number[]; place?: CheckedPlace | undefined };

function stateOf({ is_missing, expires_on }: TrainingData, daysLeft: number | null): TrainingState {
  if (is_missing) return 'missing';
  if (expires_on === null || daysLeft === null) return 'valid';
  if (daysLeft < 0) return 'expired';
  return daysLeft <= renewalWindowDays ? 'expiring' : 'valid';
}

function presentItem(row: TrainingData, day: string): TrainingItem {
  const daysLeft = row.expires_on === null ? null : daysBetween(day, row.expires_on);
  return {
    group: { id: row.group_id, name: row.group_name },
    productType: row.product_type,
    productId: row.product_id,
    title: row.title,
    certificateMonths: row.months,
    state: stateOf(row, daysLeft),
    expires_on: row.expires_on,
    days_left: daysLeft,
    licence: row.licence,
    seat: row.seat,
  };
}

const rank = ({ state }: TrainingItem) => trainingStates.indexOf(state);

/**
 * Finds certificates and missing courses by the id of the person, the most urgent first, in the organisation of
 * `place` or in every organisation in scope. People without certificates and licences have no entry.
 */
export async function findTraining(
  { db, clock }: Core,
  { scope, actor, ...people }: People & { scope: Scope; actor: Actor },
): Promise<Map<number, TrainingItem[]>> {
  const day = today(clock);
  const stock = { withPot: mayUnder(actor.level, 'licences.issueInGroup'), potFor: actor.id };
  const rows = await listTrainingRows(db, scope, { ...people, stock, today: day });
  const itemsOf = (own: readonly TrainingData[]) =>
    own.map((row) => presentItem(row, day)).toSorted((a, b) => rank(a) - rank(b));
  return new Map([...Map.groupBy(rows, (row) => row.user_id)].map(([userId, own]) => [userId, itemsOf(own)]));
}

type MemberCall = { params: CheckedPlace & { userId: number }; scope: Scope; actor: Actor; services: Services };

/** Returns the training status of one member at a place. */
export async function showTrainingStatus({ params, scope, actor, services }: MemberCall): Promise<TrainingStatus> {
  const { userId, ...place } = params;
  const [found, admins] = await Promise.all([
    findTraining(services, { userIds: [userId], place, scope, actor }),
    findAdminsToAsk(services, { place, scope, actor }),
  ]);
  return { items: found.get(userId) ?? [], admins: admins.map(({ name }) => name) };
}

type UserCall = { params: { userId: number }; scope: Scope; actor: Actor; services: Services };

/** Returns the training status of one person in every organisation. */
export async function showUserTrainingStatus({ params, scope, actor, services }: UserCall): Promise<TrainingStatus> {
  const found = await findTraining(services, { userIds: [params.userId], scope, actor });
  return { items: found.get(params.userId) ?? [], admins: [] };
}
