import type { CourseDefinition, Question, ScoDefinition } from './course-types.ts';
import type { Page } from './fragments.ts';

/** Pass mark in percent. The manifest has it, and the player uses it when the platform does not return it. */
export const masteryScore = 80;

/** Data that the player reads from the JSON block of the page. */
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

/** Returns a label such as "Part 2 of 3: Respond"; null for a course in one part. */
export function partLabel(course: CourseDefinition, sco: ScoDefinition): string | null {
  if (course.scos.length === 1) return null;
  return `Part ${course.scos.indexOf(sco) + 1} of ${course.scos.length}: ${sco.title}`;
}

/**
 * Returns a question for the player. Option ids are the letters that SCORM 1.2 allows: a to z for choice, t and f for
 * true-false.
 */
export function playerQuestion(question: Question): PlayerQuestion {
  const options = question.options.map((option, index) => ({
    id: question.type === 'true-false' ? option.label.charAt(0).toLowerCase() : String.fromCharCode(97 + index),
    label: option.label,
    correct: option.correct === true,
    feedback: option.feedback,
  }));
  return { id: question.id, objective: question.objective, type: question.type, prompt: question.prompt, options };
}
