import { commandOf } from '@doselore/contract';
import { createExternalCourse } from '@doselore/contract/external-courses';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form } from '../../../../ui/form/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { refreshAfterCourses } from '../../courses/index.ts';
import { ExternalCourseFields } from './external-course-fields.tsx';
import { useExternalCourseForm } from './use-external-course-form.ts';

export function NewExternalCourseScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useExternalCourseForm({
    onSave: async (fields) => {
      const { id, title } = await callEndpoint(createExternalCourse, { body: commandOf(fields) });
      showBanner({ message: `${title} created. Choose what it is recognised as.`, type: 'success' });
      await refreshAfterCourses(client);
      await navigate(to('edit-external-course', { externalCourseId: id }));
    },
  });
  return (
    <Page width="form" lead="A course of another provider that people can add to their training record.">
      <Form form={form} submitLabel="Create course" cancelTo={`${to('courses')}?tab=external`}>
        <ExternalCourseFields form={form} />
      </Form>
    </Page>
  );
}
