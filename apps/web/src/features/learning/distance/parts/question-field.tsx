import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import type { Answer } from '@doselore/contract';
import type { getAssessment } from '@doselore/contract/distance';
import { Checkbox, Radio } from '@mantine/core';
import c from './distance.module.css';

export type Question = Omit<Answer<typeof getAssessment>['questions'][number], 'chosen'>;
type Props = {
  question: Question;
  chosen: readonly number[];
  isMissing: boolean;
  onChange: (chosen: readonly number[]) => void;
};

export function QuestionField({ question, chosen, isMissing, onChange }: Props) {
  const id = `question-${question.id}`;
  const toggle = (option: number) =>
    onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  return (
    <li id={id} className={`card ${c.question}`}>
      <fieldset className="plain-fieldset" aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend className={c.prompt}>{question.prompt}</legend>
        {question.takes_several && <p className="muted">Choose all correct answers.</p>}
        {isMissing && (
          <p id={`${id}-error`} className={c.problem}>
            Choose an answer
          </p>
        )}
        <div className={c.options} data-plain-label>
          {question.options.map((option) =>
            question.takes_several ? (
              <Checkbox
                key={option.id}
                label={option.label}
                checked={chosen.includes(option.id)}
                onChange={() => toggle(option.id)}
              />
            ) : (
              <Radio
                key={option.id}
                name={id}
                label={option.label}
                checked={chosen.includes(option.id)}
                onChange={() => onChange([option.id])}
              />
            ),
          )}
        </div>
      </fieldset>
    </li>
  );
}
