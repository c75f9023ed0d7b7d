import { assessmentDeadline } from '@doselore/contract/course-assessments';
import { type Joining, joiningOpensAt, joiningState } from '@doselore/contract/my-learning';
import type { LedSession, OpenAssessment, OpenRegister, TodaysSession } from '@doselore/contract/trainer-days';
import { trainerJoinsMinutes } from '@doselore/contract/video-meetings';
import { registerAt } from '@doselore/contract/virtual-groups';
import type { LedSessionData, OpenAssessmentData, OpenRegisterData, TodayData } from './trainer-days.repository.ts';

export function presentSession(row: LedSessionData): LedSession {
  return {
    id: row.id,
    title: row.title,
    group: { id: row.group_id, name: row.group_name },
    session_id: row.session_id,
    training_start: row.training_start.toISOString(),
    training_end: row.training_end.toISOString(),
    nth: row.nth,
    sessions: row.sessions,
    is_virtual: row.is_virtual,
    place: row.place,
    delegates: row.delegates,
    accepted: row.accepted,
  };
}

/** `londonNow` is what a clock in London shows now. It opens the register and the meeting. */
export function presentToday(row: TodayData, londonNow: Date): TodaysSession {
  const { contact_phone: phone, organiser, organiser_email: email } = row;
  return {
    ...presentSession(row),
    register: registerAt(row, londonNow) === 'open' ? 'open' : 'not_yet',
    marked: row.marked,
    address: row.address,
    access_notes: row.access_notes ?? '',
    equipment: row.equipment ?? [],
    venue_contact: phone === null ? null : { name: row.contact_name, phone },
    organiser: organiser === null || email === null ? null : { name: organiser, email },
    what_to_bring: row.what_to_bring,
    materials: row.materials,
    needs: row.needs,
    new_delegates: row.new_delegates,
    joining: row.is_virtual ? joiningOf(row, londonNow) : null,
  };
}

function joiningOf(
  { session_id, training_start: start, training_end: end, has_meeting }: TodayData,
  now: Date,
): Joining {
  return {
    session_id,
    state: joiningState({ start, end }, now, trainerJoinsMinutes),
    from: joiningOpensAt(start, trainerJoinsMinutes).toISOString(),
    is_ready: has_meeting,
  };
}

export function presentRegister(row: OpenRegisterData): OpenRegister {
  return {
    id: row.id,
    title: row.title,
    session_id: row.session_id,
    training_start: row.training_start.toISOString(),
    training_end: row.training_end.toISOString(),
    delegates: row.delegates,
    unmarked: row.unmarked,
  };
}

export function presentAssessment({ id, title, pending, training_end: end, days }: OpenAssessmentData): OpenAssessment {
  return { id, title, pending, deadline: assessmentDeadline(end, days) };
}
