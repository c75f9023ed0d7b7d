import { plural } from '@doselore/contract';
import { type MyCourse, matchesFilter, moduleCourseTypes } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { CardGrid } from '../../../ui/cards/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, LoadingCards, NoMatchPanel, QueryView } from '../../../ui/states/index.ts';
import { myReadingQuery } from '../../site/resources/to-read/index.ts';
import { myWaitingQuery } from './answers.queries.ts';
import { byUrgency, daysLeft, endOf, stateOf } from './course-facts.ts';
import { myCoursesQuery } from './my-learning.queries.ts';
import { CourseCard } from './parts/course-card.tsx';
import { CourseFilters } from './parts/course-filters.tsx';
import { NextSession } from './parts/next-session.tsx';
import { ResumePanel } from './parts/resume-panel.tsx';
import { ToDo } from './parts/to-do/to-do.tsx';
import { nextSessionOf } from './session-facts.ts';
import { useCourseFilter } from './use-course-filter.ts';

/** Returns the lead of the page: courses in progress, courses not started and certificates to renew. */
function factsOf(courses: readonly MyCourse[]): string {
  const running = courses.filter((course) => stateOf(course) === 'incomplete' && course.external === null).length;
  const fresh = courses.filter((course) => stateOf(course) === 'not_started').length;
  const facts: string[] = [];
  if (running > 0) facts.push(`${running} ${plural(running, 'course', 'courses')} in progress`);
  if (fresh > 0) facts.push(`${fresh} ${running > 0 ? '' : `${plural(fresh, 'course', 'courses')} `}not started`);
  if (running + fresh === 0) facts.push('No courses to start or finish');
  const ends = courses.flatMap((course) => {
    const left = daysLeft(course);
    return left !== null && left >= 0 && left <= 90 ? [endOf(course) ?? ''] : [];
  });
  const first = ends.sort()[0];
  if (first) {
    const before = ends.length === 1 ? ' before' : ', the first before';
    facts.push(
      `${ends.length} ${plural(ends.length, 'certificate', 'certificates')} to renew${before} ${formatLongDay(first)}`,
    );
  }
  return `${facts.join(', ')}.`;
}

export function MyCoursesScreen() {
  const { to } = useArea();
  const courses = useQuery(myCoursesQuery);
  const waiting = useQuery(myWaitingQuery);
  const reading = useQuery(myReadingQuery);
  // Courses wait a second for the tasks above them, so that they do not move. A call that fails does not hide them.
  const [isPatient, setPatient] = useState(true);
  useTimeout(() => setPatient(false), 1_000, { autoInvoke: true });
  const isWaiting = isPatient && !courses.isError && (waiting.isLoading || reading.isLoading);
  return (
    <Page
      lead={courses.data && courses.data.length > 0 ? factsOf(courses.data) : undefined}
      actions={
        <Button
          component={Link}
          to={to('external-course-new')}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          Add an external course
        </Button>
      }
    >
      {isWaiting ? (
        <LoadingCards />
      ) : (
        <QueryView query={courses} loading={<LoadingCards />}>
          {(all) =>
            all.length === 0 ? (
              <>
                <ToDo courses={all} />
                <EmptyPanel
                  title="No courses yet"
                  message="Courses appear here when your organisation issues you a licence."
                />
              </>
            ) : (
              <Courses courses={all} />
            )
          }
        </QueryView>
      )}
    </Page>
  );
}

const hasParts = ({ course_type: type }: MyCourse) => moduleCourseTypes.some((one) => one === type);

function Courses({ courses }: { courses: readonly MyCourse[] }) {
  const { filter, change, clear } = useCourseFilter();
  const shown = byUrgency(courses.filter((course) => matchesFilter(course, filter)));
  const resume = courses.find((course) => stateOf(course) === 'incomplete' && hasParts(course));
  const next = nextSessionOf(courses);
  const showGroup = new Set(courses.map((course) => course.group.id)).size > 1;
  return (
    <>
      {next && <NextSession course={next} />}
      <ToDo courses={courses} />
      {resume && <ResumePanel course={resume} />}
      <CourseFilters filter={filter} onChange={change} found={shown.length} />
      {shown.length === 0 ? (
        <NoMatchPanel what="courses" onClear={clear} />
      ) : (
        <CardGrid>
          {shown.map((course) => (
            <CourseCard
              key={`${course.course_type}-${course.group.id}-${course.course_id}`}
              course={course}
              showGroup={showGroup}
            />
          ))}
        </CardGrid>
      )}
    </>
  );
}
