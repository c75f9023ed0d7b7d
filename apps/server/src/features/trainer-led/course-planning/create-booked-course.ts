import { AppError, limits } from '@doselore/contract';
import type { AssessmentType } from '@doselore/contract/course-assessments';
import { type PlannedSession, type ScheduleFields, sessionsText } from '@doselore/contract/course-planning';
import type { GroupId, SubgroupId, VirtualGroupId } from '../../../platform/access/index.ts';
import { changesOf, recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockTimes, type Override } from '../../scheduling/scheduling/index.ts';
import { checkTrainer } from '../../scheduling/trainers/index.ts';
import { checkVenue } from '../../scheduling/venues/index.ts';
import { checkMeetingAccount } from '../../scheduling/video-meetings/index.ts';
import { getCourse } from '../virtual-groups/index.ts';
import { findArchived } from './booked-place.repository.ts';
import { checkOrganiser } from './check-plan.ts';
import { listTaughtProducts } from './choices.repository.ts';
import { createDraft } from './create-virtual-group.ts';
import { auditedFields, readSchedule } from './plan-virtual-group.ts';
import { scheduleCourse, storeSchedule } from './schedule-course.ts';

/** Wishes of a booking, with the agreed trainer and times. */
export type Booked = {
  groupId: GroupId;
  subgroupId: SubgroupId | null;
  organiserUserId: number;
  productId: number;
  /** Way of teaching that was booked: 3 online, 4 face to face. */
  deliverableId: number;
  certificateMonths: number;
  assessment: { type: AssessmentType; days: number };
  delegates: number;
  /** One or several, as wall times. */
  sessions: readonly PlannedSession[];
  trainerUserId: number;
  venueId: number | null;
  /** Room of the venue, or premises of the organisation. */
  place: string | null;
  /** Postcode of these premises. */
  postcode: string | null;
  accountId: number | null;
  meetingUrl: string | null;
  /** Reason to book in spite of conflicts that may be ignored. Null refuses them. */
  override: Override | null;
  /** Gives back what the booking holds, once nothing refuses the course. */
  release: () => Promise<void>;
};

/** Reason why a booking cannot become a course, with a sentence to show. `trainer` needs another trainer, the others a change of the booking. */
export type Refusal = {
  code: 'product' | 'deliverable' | 'organisation' | 'service' | 'organiser' | 'venue' | 'account' | 'trainer';
  text: string;
};

/**
 * Creates the course of a booking, already scheduled, in the transaction of the caller: its sessions, claims, meetings,
 * calendar invitations and messages, as a draft by hand that is planned and scheduled. Moves no seats and no licences.
 * The audit trail names the system. Returns a refusal before it has written anything. Throws 409 for conflicts that
 * `override` does not ignore. The caller has locked the booking.
 */
export async function createBookedCourse(
  services: Services,
  tx: Tx,
  booked: Booked,
): Promise<{ virtualGroupId: VirtualGroupId } | { refusal: Refusal }> {
  const { groupId, subgroupId, productId, deliverableId, trainerUserId, venueId, accountId } = booked;
  await lockTimes(tx, { virtualGroupId: null, trainerUserId, venueId, video_account_id: accountId });
  const refusal = await findRefusal(tx, booked);
  if (refusal !== undefined) return { refusal };
  const [product] = await listTaughtProducts(tx, productId);
  if (product === undefined) throw new Error(`Product ${productId} was read before and is gone`);
  await booked.release();
  const fields = courseFieldsOf(booked, product.name);
  const virtualGroupId = await createDraft(tx, undefined, {
    ...{ groupId, subgroupId, deliverableId },
    body: { ...fields, productId, certificateMonths: booked.certificateMonths },
  });
  await planDraft(tx, virtualGroupId, booked);
  const course = await getCourse(tx, virtualGroupId);
  if (course === undefined) throw new Error(`Virtual group ${virtualGroupId} was created and is gone`);
  const step = { services, tx, actor: undefined, course, at: services.clock.now() };
  await scheduleCourse(step, { override: booked.override });
  return { virtualGroupId };
}

async function planDraft(tx: Tx, virtualGroupId: VirtualGroupId, booked: Booked): Promise<void> {
  const now = await readSchedule(tx, virtualGroupId);
  const fields = scheduleFieldsOf(booked);
  await storeSchedule(tx, { virtualGroupId, now, fields, isKnown: false });
  await recordAudit(tx, undefined, {
    ...{ action: 'virtualGroups.schedule', subject: `virtual group ${virtualGroupId}`, groupId: booked.groupId },
    changes: changesOf(now, fields, auditedFields),
  });
}

/** Returns why a booking cannot become a course now, or undefined. */
export async function findRefusal(tx: Tx, booked: Omit<Booked, 'override' | 'release'>): Promise<Refusal | undefined> {
  const { groupId, delegates: places, organiserUserId, trainerUserId, venueId, accountId } = booked;
  const [product] = await listTaughtProducts(tx, booked.productId);
  if (product === undefined)
    return {
      code: 'product',
      text: 'The course of the catalogue is archived, or has no live version that a trainer teaches',
    };
  if (product.deliverable_id !== booked.deliverableId)
    return { code: 'deliverable', text: 'The course of the catalogue is now taught in another way' };
  const archived = await findArchived(tx, booked);
  if (archived.group) return { code: 'organisation', text: 'The organisation is archived' };
  if (archived.subgroup) return { code: 'service', text: 'The service is archived' };
  return (
    (await refusalBy('organiser', () => checkOrganiser(tx, { organiserUserId, groupId }))) ??
    (await refusalBy('venue', () => checkVenue(tx, { venueId, groupId, places }))) ??
    (await refusalBy('account', () => checkMeetingAccount(tx, accountId))) ??
    (await refusalBy('trainer', () => checkTrainer(tx, trainerUserId)))
  );
}

const refusalTexts = {
  organiser: 'The organiser may no longer organise courses of this organisation',
  venue: 'The organisation can no longer use the venue, or it has too little room',
  account: 'The meeting account is archived',
  trainer: 'The trainer is not active',
} as const;

/** Runs a check, and returns the refusal when it throws an error of a field. */
async function refusalBy(code: keyof typeof refusalTexts, check: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_failed') return { code, text: refusalTexts[code] };
    throw error;
  }
}

const courseFieldsOf = ({ delegates, organiserUserId, assessment }: Booked, title: string) => ({
  ...{ title, delegatePlacesAllowed: delegates, minimum_delegates: 0, organiserUserId, what_to_bring: null },
  ...{ sessions_required: null, waiting_list: 'automatic' as const },
  ...{ assessment_type: assessment.type, postTrainingDaysAllowed: assessment.days },
});

const scheduleFieldsOf = (booked: Booked): ScheduleFields => ({
  ...{ sessions: sessionsText([...booked.sessions]), trainerUserId: booked.trainerUserId, venueId: booked.venueId },
  place: placeOf(booked),
  ...{ video_account_id: booked.accountId, meeting_url: booked.meetingUrl, meeting_id: null, meeting_passcode: null },
});

/** Returns the place of a course: own premises with their postcode, within the limit of the field. */
function placeOf({ place, postcode }: Booked): string | null {
  if (place === null || postcode === null) return place;
  const end = `, ${postcode}`;
  return `${place.slice(0, limits.name - end.length)}${end}`;
}
