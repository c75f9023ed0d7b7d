import { type Answer, AppError, plural } from '@doselore/contract';
import { usedUpText } from '@doselore/contract/learning';
import type { getCourseLaunchData, ModuleCourseType } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Blister } from '../../../ui/course/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Facts } from '../../../ui/layout/index.ts';
import { lazyContent } from '../../../ui/lazy/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, LoadingLines, QueryView } from '../../../ui/states/index.ts';
import { stateOf } from './course-facts.ts';
import { type CoursePlace, useCoursePlace } from './course-place.ts';
import { launchDataQuery } from './my-learning.queries.ts';
import { FinishFirst } from './parts/finish-first.tsx';
import c from './parts/launch.module.css';
import { LaunchCard } from './parts/launch-card.tsx';
import { NoSuchCourse } from './parts/no-such-course.tsx';
import { RenewalNote } from './parts/renewal-note.tsx';
import { WhatItTeaches } from './parts/what-it-teaches.tsx';
import { hasSession } from './session-facts.ts';
import { useContinueCourse } from './use-continue-course.ts';
import { useOpened } from './use-opened.ts';

const SessionCard = lazyContent(() => import('./session-card.tsx').then((m) => m.SessionCard));

const FormerPlace = lazyContent(() => import('./former-place.tsx').then((m) => m.FormerPlace));
const CompletedCard = lazyContent(() => import('./completed-card.tsx').then((m) => m.CompletedCard));
const PaperCard = lazyContent(() => import('./paper-card.tsx').then((m) => m.PaperCard));
const ExternalCard = lazyContent(() => import('../external-courses/index.ts').then((m) => m.ExternalCard));

type Launch = Answer<typeof getCourseLaunchData>;

export function CourseLaunchScreen() {
  const place = useCoursePlace();
  return place === null ? <NoSuchCourse /> : <Launched place={place} />;
}

function Launched({ place }: { place: CoursePlace }) {
  const query = useQuery(launchDataQuery(place));
  useOpened(query.data?.course);
  if (place.courseType === 'trainer-led' && query.error instanceof AppError && query.error.code === 'not_found')
    return (
      <Suspense fallback={<LoadingLines />}>
        <FormerPlace virtualGroupId={place.courseId} />
      </Suspense>
    );
  return (
    <Page title={query.data?.course.title}>
      <QueryView query={query} errorTitle="This course could not be opened">
        {(launch) => <Suspense fallback={<LoadingLines />}>{cardOf(launch, place)}</Suspense>}
      </QueryView>
    </Page>
  );
}

function cardOf(launch: Launch, { courseType, ...place }: CoursePlace) {
  const { course } = launch;
  if (hasSession(course)) return <SessionCard launch={launch} course={course} />;
  if (course.external !== null) return <ExternalCard externalCourseUserId={course.course_id} />;
  if (launch.completion !== null) return <CompletedCard launch={launch} completion={launch.completion} />;
  if (courseType === 'online' || courseType === 'distance')
    return <ModulesCard launch={launch} place={{ ...place, courseType }} />;
  return <PaperCard launch={launch} />;
}

function certificateFact({ course, would_end_on }: Launch): string {
  if (would_end_on === null) return 'Never expires';
  return `${course.certificateMonths} months; finished today, it would expire ${formatLongDay(would_end_on)}`;
}

function ModulesCard({ launch, place }: { launch: Launch; place: CoursePlace<ModuleCourseType> }) {
  const { to } = useArea();
  const { course } = launch;
  const isDistance = course.course_type === 'distance';
  const started = stateOf(course) !== 'not_started';
  const modules = to('modules', {
    courseType: course.course_type,
    courseId: course.course_id,
    groupId: course.group.id,
  });
  const isOver = stateOf(course) === 'failed';
  const start = useContinueCourse(place, { isStarted: started });
  if (course.modules === 0) {
    return <EmptyPanel title="This course has no modules yet" message="Ask your organisation, or come back later." />;
  }
  return (
    <LaunchCard course={course}>
      <WhatItTeaches details={launch.details} />
      <Facts
        facts={[
          { label: 'Given by', value: course.group.name },
          isDistance
            ? { label: 'Parts', value: `${course.modules - 1} to read, then an assessment` }
            : { label: 'Modules', value: `${course.modules} ${plural(course.modules, 'module', 'modules')}` },
          {
            label: 'To pass',
            value: launch.pass_mark === null ? 'Read to the end' : `Score at least ${launch.pass_mark} of 100`,
          },
          { label: 'Certificate', value: certificateFact(launch) },
        ]}
      />
      {launch.renewal !== null && <RenewalNote renewal={launch.renewal} />}
      {started && (
        <Blister
          done={course.modules_done}
          total={course.modules}
          unit={isDistance ? { one: 'part', many: 'parts' } : undefined}
          large
          started
        />
      )}
      <FinishFirst courses={launch.finish_first} groupId={course.group.id} />
      {isOver && (
        <div className={c.actions}>
          <p>{usedUpText}</p>
          <Button component={Link} to={modules} variant="light">
            View results
          </Button>
        </div>
      )}
      {!isOver && launch.finish_first.length === 0 && (
        <div className={c.actions}>
          <Button
            size="lg"
            fz="md"
            loading={start.isPending}
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            onClick={() => start.mutate()}
          >
            {started ? 'Resume course' : 'Start course'}
          </Button>
          {started && !isDistance && (
            <Button component={Link} to={modules} variant="subtle">
              See modules
            </Button>
          )}
        </div>
      )}
      {!started && launch.finish_first.length === 0 && (
        <p className="muted">Starting uses the licence that was issued to you. You can stop and resume at any time.</p>
      )}
    </LaunchCard>
  );
}
