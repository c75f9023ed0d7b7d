import { terms, type Withdrawal } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel } from '../../../ui/states/index.ts';
import c from './player.module.css';

const reasons: Record<Withdrawal, { title: string; next: string }> = {
  licence: {
    title: 'Your licence for this course has been taken back',
    next: 'It cannot be completed with this licence. Ask your organisation about it.',
  },
  membership: {
    title: `You are no longer a member of this ${terms.group.one.toLowerCase()}`,
    next: 'The course belonged to it and ends here.',
  },
};

type Props = { why: Withdrawal; title: string; scoUserId: number };

/** In place of a course that was open when the right to it ended. */
export function Withdrawn({ why, title, scoUserId }: Props) {
  const { to } = useArea();
  return (
    <div className={c.alone}>
      <Page title={title} width="prose">
        <EmptyPanel
          icon={IconLock}
          title={reasons[why].title}
          message={`Everything you did up to now is saved. ${reasons[why].next}`}
          action={
            <div className={c.ways}>
              <Button component={Link} to={to('results', { scoUserId, slug: 'results' })}>
                See what is saved
              </Button>
              <Button component={Link} variant="subtle" to={to('my-courses')}>
                Back to My Courses
              </Button>
            </div>
          }
        />
      </Page>
    </div>
  );
}
