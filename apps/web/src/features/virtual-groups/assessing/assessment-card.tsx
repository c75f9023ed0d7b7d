import { type AssessmentRow, assessmentStateWords, type VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import type { Hue } from '../../../theme/tokens.ts';
import { Tag } from '../../../ui/course/index.ts';
import { FormDialogue } from '../../../ui/form/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import c from './assessing.module.css';
import { assessmentsQuery } from './assessments.queries.ts';
import { ObservationForm } from './observation-form.tsx';
import { PaperForm } from './paper-form.tsx';

const hues: Record<AssessmentRow['assessment'], Hue> = {
  not_required: 'porcelain',
  pending: 'amber',
  passed: 'leaf',
  failed: 'brick',
  lapsed: 'porcelain',
};

/** Result of a delegate in words, with who assessed them. */
function resultOf({ score, assessor, assessed_at: at }: AssessmentRow): string {
  const parts = [
    ...(score === null ? [] : [`${score} per cent`]),
    ...(assessor === null ? [] : [`by ${assessor}`]),
    ...(at === null ? [] : [`on ${formatDay(at)}`]),
  ];
  return parts.join(' ');
}

/** Returns words that follow a name as a sentence of their own. */
const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

type RowProps = { row: AssessmentRow; canAssess: boolean; onAssess: () => void };

function Delegate({ row, canAssess, onAssess }: RowProps) {
  const { user, assessment, blocked, observation } = row;
  const isOpen = blocked === null;
  const missed = observation?.checklist.items.filter(({ key }) => !observation.met.includes(key)) ?? [];
  return (
    <li className={c.row}>
      <div className={c.who}>
        <span className={c.name}>{user.name}</span>
        {!isOpen && assessment !== 'passed' && <span className="muted">{asSentence(blocked)}</span>}
        {resultOf(row) !== '' && <span className="muted">{resultOf(row)}</span>}
        {missed.length > 0 && <span className="muted">Not met: {missed.map(({ text }) => text).join('; ')}</span>}
      </div>
      <Tag hue={hues[assessment]}>{assessmentStateWords[assessment]}</Tag>
      {canAssess && isOpen && (
        <Button variant="default" className={c.button} aria-label={`Assess ${user.name}`} onClick={onAssess}>
          Assess
        </Button>
      )}
    </li>
  );
}

/** Results of the delegates of a course with an assessment, and the forms to enter them. */
export function AssessmentCard({ detail }: { detail: VirtualGroupDetail }) {
  const { level, can } = useArea();
  const query = useQuery(assessmentsQuery(level, detail.id));
  const [userId, setUserId] = useState<number>();
  const close = () => setUserId(undefined);
  return (
    <Card title="Assessment">
      <QueryView query={query} errorTitle="The assessments could not be loaded">
        {({ rows, deadline, checklist, assessment_type: type }) => {
          const row = rows.find(({ user }) => user.id === userId);
          const of = { virtualGroupId: detail.id, row, onClose: close };
          return (
            <>
              <p className="muted">
                {detail.assessed} of {detail.to_assess} assessed.
                {deadline !== null && ` The last day is ${formatDay(deadline)}.`}
                {type === 'online' && ' Delegates take the online course in My Courses.'} A pass gives the certificate
                from the day of the result.
              </p>
              <ul className={c.rows}>
                {rows.map((one) => (
                  <Delegate
                    key={one.user.id}
                    row={one}
                    canAssess={can('virtualGroups.assess')}
                    onAssess={() => setUserId(one.user.id)}
                  />
                ))}
              </ul>
              <FormDialogue
                opened={row !== undefined}
                title={`Assess ${row?.user.name ?? ''}`}
                about={`assessment ${detail.id}/${userId ?? 0}`}
                onClose={close}
              >
                {row !== undefined &&
                  (checklist === null ? (
                    <PaperForm {...of} row={row} />
                  ) : (
                    <ObservationForm {...of} row={row} checklist={checklist} />
                  ))}
              </FormDialogue>
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
