import { getOrganisedCourse } from '@doselore/contract/organised-courses';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Card, EmailLink, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { NeedsList, needsNotice } from '../delegate-needs/index.ts';
import { StateTag } from '../virtual-groups/index.ts';
import { delegatesOf, ownerOf, placeOf, timeOf } from './course-facts.ts';
import { organisedCourses } from './organised-courses.queries.ts';

/** One Pharmacist-led Course for its organiser: when and where it is, its trainer, and what its delegates need. */
export function OrganisedCourseScreen() {
  const virtualGroupId = useRouteId('virtualGroupId') ?? 0;
  const query = useQuery(organisedCourses.one(getOrganisedCourse, { params: { virtualGroupId } }));
  const title = query.data?.title;
  return (
    <Page record={title} context={title} names={{ virtualGroupId: title }}>
      <QueryView query={query}>
        {(course) => (
          <Stack>
            <Card title="Details">
              <Facts
                facts={[
                  {
                    label: 'State',
                    value: <StateTag state={course.state} />,
                  },
                  { label: 'Date and time', value: timeOf(course) },
                  { label: 'Place', value: placeOf(course) },
                  { label: 'Organisation', value: ownerOf(course) },
                  { label: 'Trainer', value: course.trainer ?? 'Not set' },
                  ...(course.trainer_email === null
                    ? []
                    : [
                        {
                          label: 'Email of the trainer',
                          value: <EmailLink email={course.trainer_email} />,
                        },
                      ]),
                  { label: 'Delegates', value: delegatesOf(course) },
                ]}
              />
            </Card>
            <Card title="Access and dietary needs">
              <p className="muted">{needsNotice}</p>
              {course.needs.length === 0 ? <p>No delegate has entered a need.</p> : <NeedsList needs={course.needs} />}
            </Card>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
