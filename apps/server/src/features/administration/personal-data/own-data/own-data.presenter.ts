import { answersInWords } from '@doselore/contract/feedback-forms';
import type {
  ActionData,
  AssessmentData,
  AttemptData,
  ChangeData,
  FeedbackData,
  LicenceData,
  NoticeData,
  PaperResultData,
  PersonData,
  PlaceData,
  QuestionData,
  ReadingData,
  SessionFeedbackData,
} from './own-data.repository.ts';

const moment = (value: Date | null) => value?.toISOString() ?? null;

/** Returns all data of the person except password, secrets and tokens, which would open the account. */
export function presentPerson(row: PersonData) {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    job_role: row.job_role,
    registration_number: row.registration_number,
    state: row.state,
    theme: row.theme,
    roles: row.roles,
    notices_switched_off: row.switched_off,
    terms_accepted: row.terms_accepted.map(({ version, accepted_at }) => ({ version, accepted_at })),
    created_at: moment(row.created_at),
  };
}

export function presentPlace(row: PlaceData) {
  return {
    organisation: row.organisation,
    services: row.services,
    payroll_number: row.payroll_number,
    started_on: row.started_on,
    joined_at: moment(row.joined_at),
    left_at: moment(row.left_at),
  };
}

export function presentLicence(row: LicenceData) {
  return {
    course: row.course,
    organisation: row.organisation,
    certificate_months: row.months,
    state: row.state,
    issued_at: moment(row.issued_at),
    started_at: moment(row.started_at),
    completed_at: moment(row.completed_at),
    ended_at: moment(row.ended_at),
  };
}

export function presentAttempt(row: AttemptData) {
  return {
    course: row.course,
    module: row.module,
    attempt: row.attempt,
    status: row.status,
    score: row.score,
    comments: row.comments,
    place: row.place,
    kept_by_course: row.kept_by_course ?? '',
    first_at: moment(row.first_at),
    last_at: moment(row.last_at),
    answers: row.answers.map(({ question, answer, result, time }) => ({ question, answer, result, time })),
  };
}

export function presentFeedback(row: FeedbackData) {
  const { course, rating, comment } = row;
  return { course, rating, answers: answersInWords(row), comment, created_at: moment(row.created_at) };
}

export function presentChange(row: ChangeData) {
  return { kind: row.kind, wanted: row.wanted, state: row.state, created_at: moment(row.created_at) };
}

export function presentAction(row: ActionData) {
  return { at: moment(row.at), action: row.action, subject: row.subject };
}

export function presentQuestion(row: QuestionData) {
  return { name: row.name, question: row.question, asked_at: moment(row.asked_at) };
}

export function presentNotice(row: NoticeData) {
  return { title: row.title, body: row.body, created_at: moment(row.created_at), read_at: moment(row.read_at) };
}

export function presentReading(row: ReadingData) {
  return { course: row.course, material: row.material, read_at: moment(row.read_at) };
}

export function presentAssessment(row: AssessmentData) {
  return {
    course: row.course,
    attempt: row.attempt,
    started_at: moment(row.started_at),
    handed_in_at: moment(row.handed_in_at),
    score: row.score,
    passed: row.passed,
    answers: row.answers.map(({ question, answer, is_correct }) => ({ question, answer, is_correct })),
  };
}

export function presentPaperResult(row: PaperResultData) {
  return {
    course: row.course,
    outcome: row.outcome,
    taken_on: row.taken_on,
    score: row.score,
    assessor: row.assessor,
    why_before_the_licence: row.reason,
    recorded_at: moment(row.recorded_at),
  };
}

export function presentSessionFeedback(row: SessionFeedbackData) {
  return {
    session: row.session,
    trainer: row.trainer,
    content: row.content,
    venue: row.venue,
    would_recommend: row.would_recommend,
    answers: answersInWords(row),
    comment: row.comment,
    created_at: moment(row.created_at),
  };
}
