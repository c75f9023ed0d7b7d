import { commandOf } from '@doselore/contract';
import {
  type ExternalCourseDetail,
  getExternalCourse,
  updateExternalCourse,
} from '@doselore/contract/external-courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { useRouteIdOrZero } from '../../../../platform/routes/index.ts';
import { Form } from '../../../../ui/form/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { NotFoundScreen } from '../../../site/site-status/index.ts';
import { refreshAfterCourses } from '../../courses/index.ts';
import c from './catalogue.module.css';
import { courses } from './catalogue.queries.ts';
import { ExternalCourseFields } from './external-course-fields.tsx';
import { Recognitions } from './recognitions.tsx';
import { useExternalCourseForm } from './use-external-course-form.ts';

function CourseForm({ course }: { course: ExternalCourseDetail }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useExternalCourseForm({
    record: course,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(updateExternalCourse, {
        params: { externalCourseId: course.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${saved.now.title} saved`, type: 'success' });
      await refreshAfterCourses(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save course" cancelTo={`${to('courses')}?tab=external`}>
      {course.entries > 0 && (
        <p className="muted">Entries keep the title, provider and months that they were entered with.</p>
      )}
      <ExternalCourseFields form={form} />
    </Form>
  );
}

export function EditExternalCourseScreen() {
  const externalCourseId = useRouteIdOrZero('externalCourseId');
  const query = useQuery({
    ...courses.one(getExternalCourse, { params: { externalCourseId } }),
    enabled: externalCourseId !== 0,
  });
  if (externalCourseId === 0) return <NotFoundScreen />;
  const title = query.data?.title;
  return (
    <Page
      width="form"
      subject={`external course ${externalCourseId}`}
      record={title}
      context={title}
      names={{ externalCourseId: title }}
    >
      <QueryView query={query} errorTitle="This course could not be loaded">
        {(course) => (
          <div className={c.stack}>
            <Recognitions course={course} />
            <CourseForm key={course.id} course={course} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}
