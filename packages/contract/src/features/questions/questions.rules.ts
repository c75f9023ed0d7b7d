/** Limits of a question to the pharmacist. */
export const questionLimits = { name: 255, question: 512 } as const;

export const questionMessages = {
  nameMissing: 'Please enter your name',
  nameTooLong: 'Please keep your name shorter than 255 characters.',
  questionMissing: 'Please enter your question',
  questionTooLong: 'Please keep your question shorter than 512 characters.',
} as const;

export function questionNameProblem(name: string): string | undefined {
  if (name.trim() === '') return questionMessages.nameMissing;
  return name.trim().length > questionLimits.name ? questionMessages.nameTooLong : undefined;
}

export function questionProblem(question: string): string | undefined {
  if (question.trim() === '') return questionMessages.questionMissing;
  return question.trim().length > questionLimits.question ? questionMessages.questionTooLong : undefined;
}
