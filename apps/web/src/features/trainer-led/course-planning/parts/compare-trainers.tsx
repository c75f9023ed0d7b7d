import { type Candidate, scorePartNames } from '@doselore/contract/scheduling';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Tag } from '../../../../ui/course/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import c from './compare-trainers.module.css';
import { ConflictList } from './conflict-list.tsx';

/** Trainers that are shown at first. */
const shownFirst = 5;

const verdictTags = {
  possible: { hue: 'leaf', text: 'Free' },
  conflict: { hue: 'amber', text: 'Conflict' },
  impossible: { hue: 'brick', text: 'Not possible' },
} as const;

type Choosing = { chosen: string; onChoose: (id: string) => void };
type Props = Choosing & { trainers: readonly Candidate[] };

type Comparing<One extends Candidate> = {
  trainers: readonly One[];
  /** Left out where nobody is chosen. */
  choosing?: Choosing;
  /** Returns content below the name of a trainer. */
  about?: (trainer: One) => ReactNode;
};

/** All trainers for the course, the best first, with their conflicts and the parts of their scores. */
export function TrainerComparison<One extends Candidate>({ trainers, choosing, about }: Comparing<One>) {
  const [all, setAll] = useState(false);
  const shown = all ? trainers : trainers.slice(0, shownFirst);
  return (
    <>
      <ol className={c.list}>
        {shown.map((trainer) => (
          <li key={trainer.id} className={c.trainer}>
            <TrainerRow trainer={trainer} choosing={choosing}>
              {about?.(trainer)}
            </TrainerRow>
          </li>
        ))}
      </ol>
      {!all && trainers.length > shownFirst && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Show all {formatNumber(trainers.length)} trainers
        </Button>
      )}
    </>
  );
}

/** Comparison of trainers below the field, for windows without room beside the form. It begins closed. */
export function CompareTrainers({ trainers, ...choosing }: Props) {
  return (
    <details>
      <summary>Compare trainers</summary>
      <TrainerComparison trainers={trainers} choosing={choosing} />
    </details>
  );
}

type RowProps = { trainer: Candidate; choosing: Choosing | undefined; children: ReactNode };

function TrainerRow({ trainer, choosing, children }: RowProps) {
  const { id, name, verdict, conflicts, score, parts } = trainer;
  const isPossible = verdict !== 'impossible';
  return (
    <>
      <div className={c.head}>
        <h3 className={c.name}>{name}</h3>
        <Tag hue={verdictTags[verdict].hue}>{verdictTags[verdict].text}</Tag>
        {isPossible && parts.length > 0 && <span className={c.score}>{score.toFixed(1)} of 100</span>}
      </div>
      {children}
      <ConflictList conflicts={isPossible ? conflicts : conflicts.slice(0, 1)} />
      {isPossible && parts.length > 0 && (
        <dl className={c.parts}>
          {parts.map(({ part, points, most, text }) => (
            <div key={part} className={c.part}>
              <dt>{scorePartNames[part]}</dt>
              <dd>
                <span className={c.bar} aria-hidden>
                  <span className={c.fill} style={{ width: `${most === 0 ? 0 : (points / most) * 100}%` }} />
                </span>
                {points.toFixed(1)} of {most}. {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isPossible &&
        choosing !== undefined &&
        (String(id) === choosing.chosen ? (
          <p className={c.chosen}>Chosen</p>
        ) : (
          <Button variant="default" onClick={() => choosing.onChoose(String(id))} aria-label={`Choose ${name}`}>
            Choose
          </Button>
        ))}
    </>
  );
}
