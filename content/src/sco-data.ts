import type { CourseDefinition, Question, ScoDefinition } from './course-types.ts';
import type { Page } from './fragments.ts';

/** Used by the manifest, and by the player when the platform does not hand it back. */
export const masteryScore = 80;

/** What the player reads from the page's JSON block. */
export interface ScoData {
  sco: string;
  title: string;
  partOf: string | null;
  pages: { id: string; title: string }[];
  masteryScore: number;
  quiz: { title: string; questions: PlayerQuestion[] } | null;
  isLastPart: boolean;
}

export interface PlayerQuestion {
  id: string;
  objective: string;
  type: Question['type'];
  prompt: string;
  options: { id: string; label: string; correct: boolean; feedback: string }[];
}

export function scoData(course: CourseDefinition, sco: ScoDefinition, pages: readonly Page[]): ScoData {
  const quizPage = sco.quiz ? [{ id: 'quiz', title: sco.quiz.title }] : [];
  return {
    sco: sco.id,
    title: course.title,
    partOf: partLabel(course, sco),
    pages: [...pages.map(({ id, title }) => ({ id, title })), ...quizPage],
    masteryScore,
    quiz: sco.quiz ? { title: sco.quiz.title, questions: sco.quiz.questions.map(playerQuestion) } : null,
    isLastPart: course.scos.at(-1) === sco,
  };
}

/** "Part 2 of 3: Respond", or null for a course in one part. */
export function partLabel(course: CourseDefinition, sco: ScoDefinition): string | null {
  if (course.scos.length === 1) return null;
  return `Part ${course.scos.indexOf(sco) + 1} of ${course.scos.length}: ${sco.title}`;
}

/** Option ids are the letters SCORM 1.2 allows in responses: a to z for choice, t and f for true-false. */
export function playerQuestion(question: Question): PlayerQuestion {
  const options = question.options.map((option, index) => ({
    id: question.type === 'true-false' ? option.label.charAt(0).toLowerCase() : String.fromCharCode(97 + index),
    label: option.label,
    correct: option.correct === true,
    feedback: option.feedback,
  }));
  return { id: question.id, objective: question.objective, type: question.type, prompt: question.prompt, options };
}
