import { type FeedbackKind, questionsOf } from '@doselore/contract/feedback-forms';
import { useState } from 'react';
import { Card } from '../../../../ui/layout/index.ts';
import { QuestionFields } from '../answering/index.ts';
import c from './feedback-forms.module.css';

const usefulness = 'First: "How useful was this course?", with 1 to 5 stars.';
const before: Record<FeedbackKind, string> = {
  online: usefulness,
  paper: usefulness,
  session: 'First: stars for the trainer, the content and the venue, and how likely they are to recommend the course.',
};

/** The questions as learners see them. Choices in the preview are not sent. */
export function FormPreview({ kind, questions: text }: { kind: FeedbackKind; questions: string }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const questions = questionsOf(text);
  const wordsOf = (key: string) => {
    const at = questions.findIndex((question) => question.key === key);
    return questions[at]?.text || `Question ${at + 2}`;
  };
  return (
    <Card title="Preview">
      <div className={c.preview}>
        <p className="muted">{before[kind]}</p>
        <QuestionFields
          questions={questions}
          field={(key) => ({
            ...{ id: `preview-${key}`, name: `preview-${key}`, label: wordsOf(key), error: undefined },
            value: values[key] ?? '',
            onChange: (value: string) => setValues((current) => ({ ...current, [key]: value })),
            onBlur: () => undefined,
          })}
        />
        <p className="muted">Last: "What would make it better?", as an optional text.</p>
      </div>
    </Card>
  );
}
