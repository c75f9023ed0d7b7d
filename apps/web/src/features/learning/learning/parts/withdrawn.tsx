import type { Withdrawal } from '@doselore/contract/learning';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';
import { withdrawalReasons } from '../withdrawal-reasons.ts';
import c from './player.module.css';

type Props = { why: Withdrawal; title: string; scoUserId: number };

/** Shown instead of the course when the right to it ends while it is open. */
export function Withdrawn({ why, title, scoUserId }: Props) {
  const { to } = useArea();
  return (
    <div className={c.alone}>
      <Page title={title} width="prose">
        <EmptyPanel
          icon={IconLock}
          title={withdrawalReasons[why].title}
          message={`Your progress up to now is saved. ${withdrawalReasons[why].next}`}
          action={
            <div className={c.ways}>
              <Button component={Link} to={to('results', { scoUserId, slug: 'results' })}>
                See your results
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
