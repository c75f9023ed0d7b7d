import { listOrganisedCourses, type OrganisedCourse } from '@doselore/contract/organised-courses';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { StateTag } from '../virtual-groups/index.ts';
import { delegatesOf, ownerOf, placeOf, timeOf } from './course-facts.ts';
import { organisedCourses } from './organised-courses.queries.ts';

const hasEnded = ({ state }: OrganisedCourse) => state === 'closed' || state === 'cancelled';

/** Pharmacist-led Courses that name the signed-in person as organiser. */
export function OrganisedCoursesScreen() {
  return (
    <Page lead="Pharmacist-led Courses that name you as organiser.">
      <QueryView query={useQuery(organisedCourses.one(listOrganisedCourses))}>
        {(courses) =>
          courses.length === 0 ? (
            <EmptyPanel
              icon={IconCalendarEvent}
              title="No courses yet"
              message="Courses appear here when a site admin or an admin of your organisation names you as organiser."
            />
          ) : (
            <>
              <CourseList title="Open courses" courses={courses.filter((course) => !hasEnded(course)).toReversed()} />
              <CourseList title="Closed and cancelled courses" courses={courses.filter(hasEnded)} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

function CourseList({ title, courses }: { title: string; courses: readonly OrganisedCourse[] }) {
  const { to } = useArea();
  if (courses.length === 0) return null;
  return (
    <Card title={title}>
      <RowList>
        {courses.map((course) => (
          <li key={course.id}>
            <div>
              <Link to={to('organised-course', { virtualGroupId: course.id })}>
                <b>{course.title}</b>
              </Link>
              <div>
                {timeOf(course)}, {placeOf(course)}
              </div>
              <div className="muted">
                {ownerOf(course)}. {delegatesOf(course)}.
              </div>
            </div>
            <StateTag state={course.state} />
          </li>
        ))}
      </RowList>
    </Card>
  );
}
