import type { Answer } from '@doselore/contract';
import type { AssessmentSummary, DistanceParts, DistanceResults, getMaterial } from '@doselore/contract/distance';
import type { Turn } from './assessment-turn.ts';
import type { AnswerData, AttemptData, QuestionData } from './assessments.repository.ts';
import type { Enrolment, MaterialData } from './distance.repository.ts';
import { takesSeveral } from './save-answer.ts';

export function presentMaterial(
  row: MaterialData,
  target: { enrolment: Enrolment; materials: readonly MaterialData[]; isFinal: boolean },
): Answer<typeof getMaterial> {
  const place = target.materials.findIndex(({ id }) => id === row.id);
  return {
    course_id: target.enrolment.course_id,
    group_id: target.enrolment.group_id,
    course_title: target.enrolment.title,
    ...presentText(row),
    read_at: row.read_at?.toISOString() ?? null,
    is_final: target.isFinal,
    next: target.materials[place + 1]?.id ?? null,
  };
}

/** Presents a text, without the progress of a person. */
export function presentText(row: MaterialData) {
  return {
    title: row.title,
    reading_minutes: row.reading_minutes,
    sections: row.sections.map(({ heading, paragraphs, points }) => ({ heading, paragraphs, points })),
    document: row.document_title === null ? null : { title: row.document_title, bytes: row.bytes ?? 0 },
  };
}

type Known = { pass_mark: number; max_attempts: number | null; questions: number };

export function presentParts(
  courseUserId: number | null,
  target: { materials: readonly MaterialData[]; assessment: Known; turn: Turn },
): DistanceParts {
  const { materials, assessment, turn } = target;
  return {
    course_user_id: courseUserId,
    materials: materials.map(({ id, title, reading_minutes, read_at }) => ({
      id,
      title,
      reading_minutes,
      read_at: read_at?.toISOString() ?? null,
    })),
    assessment: {
      state: stateOf(target),
      questions: assessment.questions,
      pass_mark: assessment.pass_mark,
      attempts: turn.handedIn.length,
      max_attempts: assessment.max_attempts,
      score: turn.handedIn.length === 0 ? null : Math.max(...turn.handedIn.map(({ score }) => score ?? 0)),
    },
  };
}

type Facts = { materials: readonly MaterialData[]; assessment: Known; turn: Turn };

function stateOf({ materials, assessment, turn }: Facts): AssessmentSummary['state'] {
  if (turn.handedIn.some(({ passed }) => passed)) return 'passed';
  if (assessment.max_attempts !== null && turn.handedIn.length >= assessment.max_attempts) return 'used_up';
  if (turn.open !== undefined) return 'begun';
  if (turn.handedIn.length > 0) return 'failed';
  return materials.every(({ read_at }) => read_at !== null) ? 'open' : 'locked';
}

/** Returns a question with the person's answers, and never says which options are right. */
export function presentQuestion(row: QuestionData, answers: readonly AnswerData[]) {
  return {
    id: row.id,
    prompt: row.prompt,
    takes_several: takesSeveral(row),
    options: row.options.map(({ id, label }) => ({ id, label })),
    chosen: answers.find(({ question_id }) => question_id === row.id)?.option_ids ?? [],
  };
}

export function presentAnswers(
  questions: readonly QuestionData[],
  answers: readonly AnswerData[],
): DistanceResults['answers'] {
  return questions.map((question) => {
    const answer = answers.find(({ question_id }) => question_id === question.id);
    const chosen = new Set(answer?.option_ids);
    return {
      question_id: question.id,
      prompt: question.prompt,
      chosen: question.options.filter(({ id }) => chosen.has(id)).map(({ label }) => label),
      correct: question.options.filter(({ is_correct }) => is_correct).map(({ label }) => label),
      is_correct: answer?.is_correct ?? false,
      explanation: question.explanation,
    };
  });
}

export function presentOutcome(enrolment: Enrolment, last: AttemptData) {
  return {
    course_id: enrolment.course_id,
    group_id: enrolment.group_id,
    title: enrolment.title,
    attempt: last.attempt,
    max_attempts: enrolment.max_attempts,
    score: last.score ?? 0,
    pass_mark: enrolment.pass_mark,
    passed: last.passed ?? false,
    handed_in_at: (last.handed_in_at ?? new Date(0)).toISOString(),
    may_try_again: enrolment.completion_status === 'incomplete',
  };
}
