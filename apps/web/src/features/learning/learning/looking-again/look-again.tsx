import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { practiceOf } from './practice-address.ts';

type Props = {
  module: { sco_user_id: number; slug: string; title: string };
  /** False while an open licence renews the course: then the course is started instead. */
  mayPractise: boolean;
};

/** Ways back into a finished module: to look at it again, or to practise it. Neither changes the result. */
export function LookAgain({ module: { sco_user_id: scoUserId, slug, title }, mayPractise }: Props) {
  const { to } = useArea();
  const player = to('lms-content', { scoUserId, slug });
  return (
    <>
      <Button component={Link} variant="light" to={player} aria-label={`Look again: ${title}`}>
        Look again
      </Button>
      {mayPractise && (
        <Button component={Link} variant="subtle" to={practiceOf(player)} aria-label={`Practise again: ${title}`}>
          Practise again
        </Button>
      )}
    </>
  );
}
