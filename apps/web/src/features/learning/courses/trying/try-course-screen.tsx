import type { Sco } from '@doselore/contract/courses';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { PartItem, PartList } from '../../../../ui/part-list/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { DistanceTrial } from '../../distance/trials/index.ts';
import { TrialOutcome, type TrialResult } from '../../learning/trials/index.ts';
import c from './try-course.module.css';
import { triedCourseQuery } from './try-course.queries.ts';

/** Deliverable of distance courses, which have texts and questions instead of modules. */
const distance = 2;

type Tried = { scoId: number; result?: TrialResult };

/** Modules of a course, each to be tried as a learner would take it. Limits and prerequisites do not apply. */
export function TryCourseScreen() {
  const courseId = useRouteId('courseId') ?? 0;
  const query = useQuery(triedCourseQuery(courseId));
  const title = query.data?.course.title;
  return (
    <Page lead={title} context={title} names={{ courseId: title }} width="form">
      <QueryView query={query} errorTitle="This course could not be loaded">
        {({ course, scos }) =>
          course.deliverable_id === distance ? (
            <DistanceTrial courseId={courseId} />
          ) : scos.length === 0 ? (
            <EmptyPanel title="No modules yet" message="Upload a package under Packages and modules." />
          ) : (
            <Modules scos={scos} courseId={courseId} />
          )
        }
      </QueryView>
    </Page>
  );
}

function Modules({ scos, courseId }: { scos: readonly Sco[]; courseId: number }) {
  const { to } = useArea();
  const tried = useLocation().state as Tried | null;
  const module = scos.find(({ id }) => id === tried?.scoId);
  return (
    <>
      {module !== undefined && tried?.result !== undefined && <TrialOutcome module={module} result={tried.result} />}
      <p className={c.about}>
        This is what learners get. No licence is used, and nothing that you do is kept. Attempt limits and prerequisites
        do not apply.
      </p>
      <PartList>
        {scos.map((sco) => (
          <PartItem
            key={sco.id}
            title={sco.title}
            facts={sco.mastery_score === null ? 'No pass mark' : `Pass mark ${sco.mastery_score}`}
          >
            <Button
              component={Link}
              to={to('try-module', { courseId, scoId: sco.id })}
              leftSection={<IconPlayerPlay size={18} aria-hidden />}
              aria-label={`Try ${sco.title}`}
            >
              Try
            </Button>
          </PartItem>
        ))}
      </PartList>
    </>
  );
}
