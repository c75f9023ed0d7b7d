/** Subject of a form: an online course, a face-to-face session, or a face-to-face course with a recorded result. */
export const feedbackKinds = ['online', 'session', 'paper'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const feedbackKindNames: Readonly<Record<FeedbackKind, string>> = {
  online: 'Online courses',
  session: 'Face-to-face sessions',
  paper: 'Face-to-face courses',
};

export const questionKinds = ['stars', 'agree', 'yes_no', 'choice', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionKindNames: Readonly<Record<QuestionKind, string>> = {
  stars: 'Stars from 1 to 5',
  agree: 'Agree or disagree, from 1 to 5',
  yes_no: 'Yes or no',
  choice: 'One of several choices',
  text: 'Text',
};

export const formLimits = {
  questions: 7,
  text: { min: 5, max: 160 },
  choices: { min: 2, max: 6 },
  choice: 60,
  answer: 1_000,
} as const;

/** A question beside the stars that every form begins with. `choices` is empty for other kinds than `choice`. */
export type FeedbackQuestionOfForm = {
  /** Name of the question within its form, such as `q2`. It stays when the words change. */
  key: string;
  kind: QuestionKind;
  required: boolean;
  text: string;
  choices: string[];
};

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ').trim();

/** Reads the questions of a form: one on each line, as `key | kind | required or optional | text | choice | choice`. */
export function questionsOf(text: string): FeedbackQuestionOfForm[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [key = '', kind = '', need = '', words = '', ...choices] = line.split('|').map((part) => part.trim());
    const known = questionKinds.find((one) => one === kind) ?? 'text';
    return { key, kind: known, required: need === 'required', text: words, choices };
  });
}

/** Writes questions as `questionsOf` reads them, without empty choices. */
export function questionsText(questions: readonly FeedbackQuestionOfForm[]): string {
  return questions
    .map(({ key, kind, required, text, choices }) => {
      const chosen = kind === 'choice' ? choices.filter((choice) => choice.trim() !== '') : [];
      return [key, kind, required ? 'required' : 'optional', text, ...chosen].map(cell).join(' | ');
    })
    .join('\n');
}

/** Returns the first key that no question of the form has. */
export function nextKey(questions: readonly Pick<FeedbackQuestionOfForm, 'key'>[]): string {
  const numbers = questions.map(({ key }) => Number(key.slice(1))).filter(Number.isInteger);
  return `q${Math.max(0, ...numbers) + 1}`;
}

const wholeLine = /^\s*q[1-9]\d{0,3}\s*\|\s*(?:stars|agree|yes_no|choice|text)\s*\|\s*(?:required|optional)\s*\|/u;

function choicesProblem({ kind, choices }: FeedbackQuestionOfForm): string | undefined {
  const { min, max } = formLimits.choices;
  if (kind !== 'choice') return choices.length > 0 ? 'Remove the choices, or choose One of several choices' : undefined;
  if (choices.length < min || choices.length > max) return `Enter ${min} to ${max} choices, one on each line`;
  if (choices.some((choice) => choice === '')) return 'Enter the words of each choice';
  if (choices.some((choice) => choice.length > formLimits.choice))
    return `A choice should have at most ${formLimits.choice} characters`;
  return new Set(choices.map((choice) => choice.toLowerCase())).size < choices.length
    ? 'Enter each choice once'
    : undefined;
}

function questionProblem(question: FeedbackQuestionOfForm): string | undefined {
  const { min, max } = formLimits.text;
  if (question.text.length < min || question.text.length > max)
    return `Enter a question of ${min} to ${max} characters`;
  return choicesProblem(question);
}

/** Returns the first problem of a list of questions, with the number of the question. Undefined for a valid list. */
export function questionsProblem(text: string): string | undefined {
  const questions = questionsOf(text);
  if (questions.length > formLimits.questions) return `Enter at most ${formLimits.questions} questions`;
  if (text.split('\n').some((line) => line.trim() !== '' && !wholeLine.test(line)))
    return 'A question has no key or no kind';
  if (new Set(questions.map(({ key }) => key)).size < questions.length) return 'Each question needs a key of its own';
  for (const [at, question] of questions.entries()) {
    const problem = questionProblem(question);
    if (problem !== undefined) return `Question ${at + 2}: ${problem}`;
  }
  return undefined;
}
