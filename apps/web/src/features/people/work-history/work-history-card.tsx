import { getWorkHistory, type WorkHistory, type WorkHistorySpan } from '@doselore/contract/work-history';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { CorrectDialogue, type Corrected } from './correct-dialogue.tsx';
import { type Member, members } from './work-history.queries.ts';
import c from './work-history-card.module.css';
import { correctText, daysText, factText } from './work-history-words.ts';

function SpanRow({ span, onCorrect }: { span: WorkHistorySpan; onCorrect: (() => void) | undefined }) {
  return (
    <li>
      <div>
        <b>{factText(span)}</b>
        <div className="muted">{daysText(span)}</div>
        {span.reason !== null && <div className="muted">Corrected: {span.reason}</div>}
      </div>
      {onCorrect && (
        <Button variant="default" size="xs" aria-label={correctText(span)} onClick={onCorrect}>
          Correct
        </Button>
      )}
    </li>
  );
}

function Spans({ member, workHistory }: { member: Member; workHistory: WorkHistory }) {
  const { can } = useArea();
  const [corrected, setCorrected] = useState<Corrected>();
  const [asking, setAsking] = useState(false);
  const mayCorrect = can('standing.correct') && workHistory.may_correct;
  const ask = (what: Corrected) => {
    setCorrected(what);
    setAsking(true);
  };
  const hasRole = workHistory.spans.some(({ what, until_on }) => what === 'role' && until_on === null);
  return (
    <>
      {workHistory.spans.length === 0 && <p className="muted">No days are recorded.</p>}
      <RowList className={c.history}>
        {workHistory.spans.map((span) => (
          <SpanRow
            key={span.id}
            span={span}
            onCorrect={mayCorrect && span.until_on === null ? () => ask(span) : undefined}
          />
        ))}
      </RowList>
      {workHistory.spans.some(({ is_backfilled }) => is_backfilled) && (
        <p className="muted">
          {`Records of who worked where begin on ${formatDay(workHistory.since)}. Earlier days are worked out and may be incomplete.`}
        </p>
      )}
      {mayCorrect && !hasRole && (
        <div>
          <Button variant="default" onClick={() => ask('role')}>
            Set the job role here
          </Button>
        </div>
      )}
      {corrected !== undefined && (
        <CorrectDialogue
          key={corrected === 'role' ? 'role' : corrected.id}
          member={member}
          workHistory={workHistory}
          corrected={corrected}
          opened={asking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Shows the days on which a person was a member, worked in each service and had each job role. */
export function WorkHistoryCard({ member }: { member: Member }) {
  const { level } = useArea();
  const query = useQuery(members.one(getWorkHistory, { level, params: member }));
  return (
    <Card title="Work history">
      <QueryView query={query} errorTitle="The work history could not be loaded">
        {(workHistory) => <Spans member={member} workHistory={workHistory} />}
      </QueryView>
    </Card>
  );
}
