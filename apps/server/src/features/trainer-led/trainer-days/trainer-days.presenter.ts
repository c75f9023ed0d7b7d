import { assessmentDeadline } from '@doselore/contract/course-assessments';
import type { LedSession, OpenAssessment, OpenRegister, TodaysSession } from '@doselore/contract/trainer-days';
import { registerAt } from '@doselore/contract/virtual-groups';
import { trainerJoining } from '../../scheduling/video-meetings/index.ts';
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

/**
 * Returns a session of today. `londonNow` is what a clock in London shows now. It decides whether the register and the
 * meeting are open.
 */
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
    joining: row.is_virtual
      ? trainerJoining({ ...row, id: row.session_id, isReady: row.has_meeting }, londonNow)
      : null,
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
