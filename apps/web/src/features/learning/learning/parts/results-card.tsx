import { startScoUser } from '@doselore/contract/learning';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatSeconds } from '../../../../ui/formats/index.ts';
import { LookAgain } from '../looking-again/index.ts';
import { outcomeOf, practiceText, type Results, secondsIn } from '../outcome.ts';
import { withdrawalReasons } from '../withdrawal-reasons.ts';
import { OutcomeCard } from './outcome-card.tsx';
import c from './results.module.css';

function scoreOf(results: Results): string {
  if (results.raw_score === '') return 'No score';
  const outOf = results.max_score === '' ? '100' : results.max_score;
  const needed = results.mastery_score === null ? '' : ` (pass mark ${results.mastery_score})`;
  return `${results.raw_score} of ${outOf}${needed}`;
}

function attemptOf(results: Results): string {
  return results.max_attempts === null ? String(results.attempts) : `${results.attempts} of ${results.max_attempts}`;
}

/** Score, attempt, time spent and date of a module. */
export function ResultsCard({ results, scoUserId }: { results: Results; scoUserId: number }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const outcome = outcomeOf(results);
  const { withdrawn } = results;
  const isTriable = withdrawn === null && outcome.kind !== 'done';
  const again = useMutation({
    mutationFn: () => callEndpoint(startScoUser, { params: { scoUserId }, body: { again: true } }),
    onSuccess: (launch) => navigate(to('lms-content', { scoUserId: launch.sco_user_id, slug: 'again' })),
  });
  return (
    <OutcomeCard
      status={results.lesson_status}
      isUsedUp={!results.may_try_again}
      isFinal={withdrawn !== null}
      facts={[
        { label: 'Score', value: scoreOf(results) },
        { label: 'Attempt', value: attemptOf(results) },
        { label: 'Time', value: formatSeconds(secondsIn(results.total_time)) },
        { label: 'Date', value: formatLongDay(results.finished_at) },
      ]}
    >
      {withdrawn !== null && !results.course_completed && (
        <p className={c.review}>
          {withdrawalReasons[withdrawn].title}. {withdrawalReasons[withdrawn].next}
        </p>
      )}
      {outcome.kind === 'done' && withdrawn === null && (
        <div className={c.again}>
          <LookAgain
            module={{ sco_user_id: scoUserId, slug: 'again', title: results.title }}
            mayPractise={results.may_practise}
          />
        </div>
      )}
      {results.practice !== null && (
        <p className={`muted ${c.review}`}>
          Last practice, {formatLongDay(results.practice.ended_at)}: {practiceText(results.practice)}. It does not
          count.
        </p>
      )}
      {results.may_try_again && (
        <div>
          <Button loading={again.isPending} onClick={() => again.mutate()}>
            Try again
          </Button>
        </div>
      )}
      {isTriable && outcome.kind === 'open' && (
        <div>
          <Button onClick={() => void navigate(to('lms-content', { scoUserId, slug: 'resume' }))}>Resume</Button>
        </div>
      )}
    </OutcomeCard>
  );
}
