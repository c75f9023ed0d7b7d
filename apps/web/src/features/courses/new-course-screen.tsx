import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { Form } from '../../ui/form/index.ts';
import { Page } from '../../ui/page/index.ts';
import { type CourseFields as Fields, refreshAfterCourses, sendNewCourse } from './courses.queries.ts';
import { CourseFields } from './parts/course-fields.tsx';
import { newCourse, useCourseForm } from './use-course-form.ts';

export function NewCourseScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = async (fields: Fields) => {
    const { id, title } = await sendNewCourse(fields);
    showBanner({ message: `${title} created`, type: 'success' });
    await refreshAfterCourses(client);
    await navigate(to('edit-course', { courseId: id, justCreated: 'created' }));
  };
  const form = useCourseForm(newCourse, create);
  return (
    <Page width="form" lead="Create the course first. You upload its package in the next step.">
      <Form form={form} submitLabel="Create course" cancelTo={to('courses')}>
        <CourseFields form={form} />
      </Form>
    </Page>
  );
}
