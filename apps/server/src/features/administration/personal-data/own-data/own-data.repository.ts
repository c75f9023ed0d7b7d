import type { FeedbackAnswers } from '@doselore/contract/feedback-forms';
import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

const owned = (scope: Scope, column: string) => scopeWhere(scope, { owner: sql.ref(column) });

/** SQL that joins a course user `cu` to the abstract course `a`, which has the title. */
const courseOfUser = sql`join courses c on c.id = cu.course_id join abstract_courses a on a.id = c.abstract_course_id`;

export type PersonData = {
  id: UserId;
  email: string;
  username: string | null;
  first_name: string;
  last_name: string;
  job_role: string | null;
  registration_number: string | null;
  state: string;
  theme: string;
  terms_accepted: { version: string; accepted_at: string }[];
  created_at: Date;
  roles: string[];
  switched_off: string[];
};

export async function findPersonData(db: Queries, scope: Scope): Promise<PersonData | undefined> {
  const { rows } = await sql<PersonData>`
    select u.id, u.email, u.username, u.first_name, u.last_name, u.job_role, u.registration_number, u.state, u.theme, u.created_at,
      coalesce((select json_agg(json_build_object('version', t.version, 'accepted_at', t.accepted_at) order by t.accepted_at)
        from terms_acceptances t where t.user_id = u.id), '[]') as terms_accepted,
      coalesce((select json_agg(r.role order by r.role) from user_roles r where r.user_id = u.id), '[]') as roles,
      coalesce((select json_agg(n.kind order by n.kind) from muted_notices n where n.user_id = u.id), '[]') as switched_off
    from users u where ${owned(scope, 'u.id')} order by u.id limit 1`.execute(db);
  return rows[0];
}

export type PlaceData = {
  organisation: string;
  services: string[];
  payroll_number: string | null;
  started_on: string | null;
  joined_at: Date;
  left_at: Date | null;
};

export async function listPlaces(db: Queries, scope: Scope): Promise<PlaceData[]> {
  const { rows } = await sql<PlaceData>`
    select g.name as organisation, m.joined_at, m.archived_at as left_at, m.payroll_number, m.started_on,
      coalesce((select json_agg(s.name order by s.name) from subgroup_members w join subgroups s on s.id = w.subgroup_id
        where w.user_id = m.user_id and w.group_id = m.group_id), '[]') as services
    from group_members m join groups g on g.id = m.group_id
    where ${owned(scope, 'm.user_id')} order by m.joined_at, g.id`.execute(db);
  return rows;
}

export type LicenceData = {
  course: string;
  organisation: string;
  months: number;
  state: string;
  issued_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
  ended_at: Date | null;
};

export async function listOwnLicences(db: Queries, scope: Scope): Promise<LicenceData[]> {
  const { rows } = await sql<LicenceData>`
    select a.title as course, g.name as organisation, l.certificate_months as months, l.state, l.issued_at, l.started_at,
      l.completed_at, l.ended_at
    from licences l join groups g on g.id = l.group_id
    join (select 'abstract_course' as type, id, title from abstract_courses
      union all select 'abstract_paper_course', id, title from abstract_paper_courses) a
      on a.type = l.product_type and a.id = l.product_id
    where ${owned(scope, 'l.user_id')} order by l.id`.execute(db);
  return rows;
}

export type AttemptData = {
  course: string;
  module: string;
  attempt: number;
  status: string;
  score: string;
  comments: string;
  place: string;
  kept_by_course: string | null;
  first_at: Date;
  last_at: Date | null;
  answers: { question: string; answer: string; result: string; time: string }[];
};

export async function listOwnAttempts(db: Queries, scope: Scope): Promise<AttemptData[]> {
  const { rows } = await sql<AttemptData>`
    select a.title as course, s.title as module, u.attempt, u.best_status as status, u.raw_score as score, u.comments,
      u.lesson_location as place, d.suspend_data as kept_by_course, u.created_at as first_at, u.accessed_at as last_at,
      coalesce((select json_agg(json_build_object('question', i.id, 'answer', i.student_response, 'result', i.result,
        'time', i.time) order by i.index) from sco_user_interactions i where i.sco_user_id = u.id), '[]') as answers
    from sco_users u join course_users cu on cu.id = u.course_user_id join scos s on s.id = u.sco_id
    ${courseOfUser}
    left join sco_user_suspend_data d on d.sco_user_id = u.id
    where ${owned(scope, 'u.user_id')} order by u.id`.execute(db);
  return rows;
}

/** Questions of the form and the answers by their keys. `questions` is null for feedback without a form. */
type Answered = { questions: string | null; answers: FeedbackAnswers };

export type FeedbackData = Answered & { course: string; rating: number; comment: string; created_at: Date };

export async function listOwnFeedback(db: Queries, scope: Scope): Promise<FeedbackData[]> {
  const { rows } = await sql<FeedbackData>`
    select a.title as course, f.rating, f.comment, f.created_at, o.questions, f.answers
    from course_feedback f join course_users cu on cu.id = f.course_user_id
    left join feedback_forms o on o.id = f.form_id
    ${courseOfUser}
    where ${owned(scope, 'cu.user_id')}
    union all
    select a.title, f.rating, f.comment, f.created_at, o.questions, f.answers
    from paper_feedback f join paper_results r on r.id = f.paper_result_id
    join paper_courses c on c.id = r.paper_course_id join abstract_paper_courses a on a.id = c.abstract_paper_course_id
    left join feedback_forms o on o.id = f.form_id
    where ${owned(scope, 'r.user_id')} order by created_at`.execute(db);
  return rows;
}

export type ChangeData = { kind: string; wanted: string; state: string; created_at: Date };

export async function listOwnChanges(db: Queries, scope: Scope): Promise<ChangeData[]> {
  const { rows } = await sql<ChangeData>`
    select 'email' as kind, e.new_email as wanted,
      case when e.used_at is not null then 'used' when e.cancelled_at is not null then 'cancelled' else 'sent' end as state,
      e.created_at from email_changes e where ${owned(scope, 'e.user_id')}
    union all
    select 'name', n.first_name || ' ' || n.last_name, n.state, n.created_at from name_changes n
      where ${owned(scope, 'n.user_id')}
    order by created_at`.execute(db);
  return rows;
}

export type ActionData = { at: Date; action: string; subject: string };

export function listOwnActions(db: Queries, scope: Scope): Promise<ActionData[]> {
  return db
    .selectFrom('audit_events as e')
    .select(['e.at', 'e.action', 'e.subject'])
    .where(owned(scope, 'e.actor_id'))
    .orderBy('e.id')
    .execute();
}

export type QuestionData = { name: string; question: string; asked_at: Date };

export function listOwnQuestions(db: Queries, scope: Scope): Promise<QuestionData[]> {
  return db
    .selectFrom('pharmacist_questions as q')
    .select(['q.name', 'q.question', 'q.asked_at'])
    .where(owned(scope, 'q.user_id'))
    .orderBy('q.id')
    .execute();
}

export type NoticeData = { title: string | null; body: string | null; created_at: Date; read_at: Date | null };

export function listOwnNotices(db: Queries, scope: Scope): Promise<NoticeData[]> {
  return db
    .selectFrom('notifications as n')
    .select(['n.title', 'n.body', 'n.created_at', 'n.read_at'])
    .where(owned(scope, 'n.user_id'))
    .orderBy('n.id')
    .execute();
}

export type ReadingData = { course: string; material: string; read_at: Date };

export async function listOwnReading(db: Queries, scope: Scope): Promise<ReadingData[]> {
  const { rows } = await sql<ReadingData>`
    select a.title as course, m.title as material, r.read_at
    from material_reads r join course_users cu on cu.id = r.course_user_id join course_materials m on m.id = r.material_id
    join courses c on c.id = m.course_id join abstract_courses a on a.id = c.abstract_course_id
    where ${owned(scope, 'cu.user_id')} order by r.read_at, m.id`.execute(db);
  return rows;
}

export type AssessmentData = {
  course: string;
  attempt: number;
  started_at: Date;
  handed_in_at: Date | null;
  score: number | null;
  passed: boolean | null;
  answers: { question: string; answer: string[]; is_correct: boolean | null }[];
};

export async function listOwnAssessments(db: Queries, scope: Scope): Promise<AssessmentData[]> {
  const { rows } = await sql<AssessmentData>`
    select a.title as course, t.attempt, t.started_at, t.handed_in_at, t.score, t.passed,
      coalesce((select json_agg(json_build_object('question', q.prompt, 'answer', (select coalesce(json_agg(o.label order by o.sequence), '[]')
          from assessment_options o where o.question_id = q.id and w.option_ids @> to_jsonb(o.id)),
        'is_correct', w.is_correct) order by q.sequence)
        from assessment_answers w join assessment_questions q on q.id = w.question_id where w.attempt_id = t.id), '[]') as answers
    from assessment_attempts t join course_users cu on cu.id = t.course_user_id ${courseOfUser}
    where ${owned(scope, 'cu.user_id')} order by t.id`.execute(db);
  return rows;
}

export type PaperResultData = {
  course: string;
  outcome: string;
  taken_on: string;
  score: number | null;
  assessor: string;
  reason: string;
  recorded_at: Date;
};

export async function listOwnPaperResults(db: Queries, scope: Scope): Promise<PaperResultData[]> {
  const { rows } = await sql<PaperResultData>`
    select a.title as course, r.outcome, r.taken_on, r.score, r.assessor, r.reason, r.recorded_at
    from paper_results r join paper_courses c on c.id = r.paper_course_id
    join abstract_paper_courses a on a.id = c.abstract_paper_course_id
    where ${owned(scope, 'r.user_id')} order by r.id`.execute(db);
  return rows;
}

export type SessionFeedbackData = Answered & {
  session: string;
  trainer: number;
  content: number;
  venue: number;
  would_recommend: number | null;
  comment: string;
  created_at: Date;
};

export async function listOwnSessionFeedback(db: Queries, scope: Scope): Promise<SessionFeedbackData[]> {
  const { rows } = await sql<SessionFeedbackData>`
    select v.title as session, f.trainer_rating as trainer, f.content_rating as content, f.venue_rating as venue, f.would_recommend,
      f.comment, f.created_at, o.questions, f.answers
    from session_feedback f join virtual_groups v on v.id = f.virtual_group_id
    left join feedback_forms o on o.id = f.form_id
    where ${owned(scope, 'f.user_id')} order by f.id`.execute(db);
  return rows;
}

export async function isErased(db: Queries, userId: UserId): Promise<boolean> {
  const row = await db.selectFrom('users').select('erased_at').where('id', '=', userId).executeTakeFirst();
  return row?.erased_at != null;
}
