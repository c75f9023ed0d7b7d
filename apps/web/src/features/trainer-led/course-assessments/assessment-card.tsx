import type { AssessmentRow } from '@doselore/contract/course-assessments';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { FormDialogue, UnsavedGuard } from '../../../ui/form/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { areEntriesStored, courseOf, type OfflineMark, useOfflineEntriesOf } from '../course-register/index.ts';
import c from './assessing.module.css';
import { assessmentsQuery } from './assessments.queries.ts';
import { DelegateResult } from './delegate-row.tsx';
import { ObservationForm } from './observation-form.tsx';
import { PaperForm } from './paper-form.tsx';

/** Returns a row in which the marks that wait on this device count, so that their delegates can be assessed too. */
function withMarks(detail: VirtualGroupDetail, marks: readonly OfflineMark[], row: AssessmentRow): AssessmentRow {
  const waiting = marks.filter(({ userId, refused }) => userId === row.user.id && refused === undefined);
  const delegate = detail.delegate_rows.find(({ user }) => user.id === row.user.id);
  if (waiting.length === 0 || delegate === undefined) return row;
  const { attendance } = courseOf(detail, waiting, delegate);
  return { ...row, blocked: attendance === 'attended' ? row.blocked_if_attended : row.blocked };
}

/** Results of the delegates of a course with an assessment, and the forms to enter and correct them. */
export function AssessmentCard({ detail }: { detail: VirtualGroupDetail }) {
  const { level, can } = useArea();
  const query = useQuery(assessmentsQuery(level, detail.id));
  // The row changes while its form is saved, so that the kind of the form is stored here.
  const [opened, setOpened] = useState<{ userId: number; isCorrection: boolean }>();
  const close = () => setOpened(undefined);
  const { marks, assessments } = useOfflineEntriesOf(detail.id);
  const waiting = assessments.filter(({ refused }) => refused === undefined);
  const canCorrect =
    can('virtualGroups.correctAssessment') && (detail.register !== 'ended' || can('virtualGroups.reopen'));
  return (
    <Card title="Assessment">
      <QueryView query={query} errorTitle="The assessments could not be loaded">
        {({ rows: stored, deadline, checklist: newest, assessment_type: type }) => {
          const rows = stored.map((one) => withMarks(detail, marks, one));
          const row = rows.find(({ user }) => user.id === opened?.userId);
          const isCorrection = opened?.isCorrection === true;
          const checklist = isCorrection ? row?.observation?.checklist : newest;
          const target = { virtualGroupId: detail.id, isCorrection, onClose: close };
          const name = row?.user.name ?? '';
          const waitingOf = (one: AssessmentRow) => waiting.find(({ userId }) => userId === one.user.id);
          return (
            <>
              <p className="muted">
                {detail.assessed} of {detail.to_assess} assessed
                {waiting.length > 0 && `, ${waiting.length} waiting to be sent`}.
                {deadline !== null && ` The last day is ${formatDay(deadline)}.`}
                {type === 'online' && ' Delegates take the online course in My Courses.'} A pass gives the certificate
                from the day of the result.
              </p>
              <ul className={c.rows}>
                {rows.map((one) => (
                  <DelegateResult
                    key={one.user.id}
                    row={one}
                    waiting={waitingOf(one)}
                    canAssess={can('virtualGroups.assess')}
                    canCorrect={canCorrect}
                    onOpen={() => setOpened({ userId: one.user.id, isCorrection: one.blocked !== null })}
                  />
                ))}
              </ul>
              <FormDialogue
                opened={row !== undefined}
                title={isCorrection ? `Correct result: ${name}` : `Assess ${name}`}
                about={`assessment ${detail.id}/${opened?.userId ?? 0}`}
                onClose={close}
              >
                {row !== undefined &&
                  (checklist == null ? (
                    <PaperForm {...target} row={row} waiting={waitingOf(row)} />
                  ) : (
                    <ObservationForm {...target} row={row} checklist={checklist} waiting={waitingOf(row)} />
                  ))}
              </FormDialogue>
            </>
          );
        }}
      </QueryView>
      <UnsavedGuard when={waiting.length > 0 && !areEntriesStored()} />
    </Card>
  );
}
