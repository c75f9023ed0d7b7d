import type { AttemptRecord } from '@doselore/contract/learning';
import { totalTimeOf } from './attempt-time.ts';
import type { AttemptRow } from './attempts.repository.ts';

export function presentAttempt(row: AttemptRow): AttemptRecord {
  return {
    id: row.id,
    course_id: row.course_id,
    group_id: row.group_id,
    subgroup_id: null,
    virtual_group_id: null,
    licence_id: row.licence_id,
    index_url: row.launch_href,
    launch_data: row.launch_data,
    suspend_data: row.suspend_data,
    lesson_location: row.lesson_location,
    lesson_status: row.lesson_status,
    total_time: totalTimeOf(row),
    entry_value: row.entry_value,
    raw_score: row.raw_score,
    min_score: row.min_score,
    max_score: row.max_score,
    exit_value: row.exit_value,
    session_time: row.session_time,
    credit: 'credit',
    accessed: row.accessed_at?.toISOString() ?? null,
    attempts: row.attempt,
    attempt_system_id: row.course_user_id,
    interactionsOffset: row.interactions,
    posted_interactions: row.posted_interactions,
    course_creator: '',
    session_token_valid: row.session_token_hash !== null && row.session_ended_at === null && !row.is_settled,
    sco: { title: row.sco_title },
    student: { id: row.user_id, name: `${row.last_name}, ${row.first_name}` },
  };
}
