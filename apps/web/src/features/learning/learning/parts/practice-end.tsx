import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';
import { practiceOf } from '../looking-again/index.ts';
import { practiceText, type Results } from '../outcome.ts';
import c from './results.module.css';

/** Shown after a practice: how it went, and that it changed nothing. */
export function PracticeEnd({ results, scoUserId }: { results: Results; scoUserId: number }) {
  const { to } = useArea();
  const outcome = results.practice === null ? '' : `${practiceText(results.practice)}. `;
  return (
    <EmptyPanel
      icon={IconRepeat}
      title="Your practice has ended"
      message={`${outcome}Your result and your certificate have not changed.`}
      action={
        <div className={c.buttons}>
          <Button component={Link} to={to('my-courses')}>
            Back to My Courses
          </Button>
          {results.may_practise && (
            <Button component={Link} variant="light" to={practiceOf(to('lms-content', { scoUserId, slug: 'again' }))}>
              Practise again
            </Button>
          )}
          <Button component={Link} variant="subtle" to={to('results', { scoUserId, slug: 'results' })}>
            See your results
          </Button>
        </div>
      }
    />
  );
}
