import type { Answer } from '@doselore/contract';
import type { getCourseLaunchData } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Facts } from '../../../ui/layout/index.ts';
import { CertificatePanel } from '../../certificates/certificates/index.ts';
import { LookAgain } from '../learning/looking-again/index.ts';
import c from './parts/launch.module.css';
import { LaunchCard } from './parts/launch-card.tsx';

type Launch = Answer<typeof getCourseLaunchData>;
type Props = { launch: Launch; completion: NonNullable<Launch['completion']> };

/** Page of a completed course: its results, its certificate, and the ways back into it. */
export function CompletedCard({ launch: { course, next }, completion }: Props) {
  const { to } = useArea();
  const place = { courseType: course.course_type, courseId: course.course_id, groupId: course.group.id };
  const module = course.modules === 1 && next !== null ? next : null;
  return (
    <>
      <LaunchCard course={course} showsState>
        <Facts
          facts={[
            { label: 'Given by', value: course.group.name },
            { label: 'Completed', value: formatLongDay(completion.completed_at) },
          ]}
        />
        <div className={c.actions}>
          <Button
            component={Link}
            to={
              module === null
                ? to('modules', place)
                : to('results', { scoUserId: module.sco_user_id, slug: module.slug })
            }
          >
            See results
          </Button>
          {module !== null && (
            <LookAgain module={{ ...module, title: course.title }} mayPractise={completion.may_practise} />
          )}
        </div>
      </LaunchCard>
      {completion.certificate !== null && (
        <div className={c.below}>
          <CertificatePanel certificate={completion.certificate} />
        </div>
      )}
    </>
  );
}
