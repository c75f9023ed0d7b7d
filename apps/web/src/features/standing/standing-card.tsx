import type { Standing, StandingSpan } from '@doselore/contract/standing';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../platform/area/index.ts';
import { formatDay } from '../../ui/formats/index.ts';
import { Card } from '../../ui/layout/index.ts';
import { RowList } from '../../ui/row-list/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { CorrectDialogue, type Corrected } from './correct-dialogue.tsx';
import { type Member, standingQuery } from './standing.queries.ts';
import c from './standing-card.module.css';
import { correctText, daysText, factText } from './standing-words.ts';

function SpanRow({ span, onCorrect }: { span: StandingSpan; onCorrect: (() => void) | undefined }) {
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

function Spans({ member, standing }: { member: Member; standing: Standing }) {
  const { can } = useArea();
  const [corrected, setCorrected] = useState<Corrected>();
  const [asking, setAsking] = useState(false);
  const mayCorrect = can('standing.correct') && standing.may_correct;
  const ask = (what: Corrected) => {
    setCorrected(what);
    setAsking(true);
  };
  const hasRole = standing.spans.some(({ what, until_on }) => what === 'role' && until_on === null);
  return (
    <>
      {standing.spans.length === 0 && <p className="muted">No days are recorded.</p>}
      <RowList className={c.history}>
        {standing.spans.map((span) => (
          <SpanRow
            key={span.id}
            span={span}
            onCorrect={mayCorrect && span.until_on === null ? () => ask(span) : undefined}
          />
        ))}
      </RowList>
      {standing.spans.some(({ is_backfilled }) => is_backfilled) && (
        <p className="muted">
          {`Records of who worked where begin on ${formatDay(standing.since)}. Earlier days are worked out and may be incomplete.`}
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
          standing={standing}
          corrected={corrected}
          opened={asking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Shows the days on which a person was a member, worked in each service and had each job role. */
export function StandingCard({ member }: { member: Member }) {
  const { level } = useArea();
  const query = useQuery(standingQuery(level, member));
  return (
    <Card title="Work history">
      <QueryView query={query} errorTitle="The work history could not be loaded">
        {(standing) => <Spans member={member} standing={standing} />}
      </QueryView>
    </Card>
  );
}
