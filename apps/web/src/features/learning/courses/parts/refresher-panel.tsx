import { changeRefresher, getRefresher } from '@doselore/contract/courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, SelectField, useForm } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { type CourseDetail, courses, type Refresher, refreshAfterCourses } from '../courses.queries.ts';

/** Choice of the refresher that renews this course's certificate. Saved apart from the course form. */
export function RefresherPanel({ course }: { course: CourseDetail }) {
  const { to } = useArea();
  const query = useQuery(courses.one(getRefresher, { params: { courseId: course.id } }));
  return (
    <Card title="Refresher">
      <QueryView query={query} errorTitle="The refresher could not be loaded">
        {(found) => {
          const full = found.refreshes?.title ?? found.face_to_face.refreshes;
          if (full !== null)
            return (
              <p>
                This course is the refresher of {full}. Completing it renews that certificate, until 60 days after it
                expires.
              </p>
            );
          if (found.face_to_face.refresher !== null)
            return (
              <p>
                The refresher of this course is {found.face_to_face.refresher} (face to face). You can end this link
                under <Link to={to('refreshers')}>Refreshers</Link>.
              </p>
            );
          return <Fields key={found.refresher?.id ?? 0} course={course} found={found} />;
        }}
      </QueryView>
    </Card>
  );
}

function Fields({ course, found }: { course: CourseDetail; found: Refresher }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { refresher: found.refresher === null ? '' : String(found.refresher.id) },
    labels: { refresher: 'Renews the certificate of this course' },
    onSubmit: async ({ refresher }) => {
      await callEndpoint(changeRefresher, {
        params: { courseId: course.id },
        body: { refresherCourseId: refresher === '' ? null : Number(refresher) },
      });
      showBanner({ message: `Refresher of ${course.title} saved`, type: 'success' });
      await refreshAfterCourses(client);
    },
  });
  return (
    <Form form={form} submitLabel="Save refresher">
      <SelectField
        field={form.field('refresher')}
        optional
        placeholder="No refresher"
        hint="It renews the certificate until 60 days after the certificate expires. After that the full course is needed."
        options={found.choices.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
    </Form>
  );
}
