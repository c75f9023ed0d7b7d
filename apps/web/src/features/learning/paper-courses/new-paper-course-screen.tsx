import { commandOf } from '@doselore/contract';
import { createPaperCourse } from '@doselore/contract/paper-courses';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { refreshAfterCourses } from '../courses/index.ts';
import { PaperFields } from './paper-fields.tsx';
import { usePaperForm } from './use-paper-form.ts';

/** Returns the texts that were typed before this kind of course was chosen. */
function typedIn(state: unknown): { title?: string; summary?: string } {
  const isTyped = (value: unknown): value is { title: string; summary: string } =>
    typeof value === 'object' && value !== null && 'title' in value && 'summary' in value;
  return isTyped(state) ? { title: String(state.title), summary: String(state.summary) } : {};
}

export function NewPaperCourseScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = usePaperForm({
    initial: typedIn(useLocation().state),
    onSave: async (fields) => {
      const { id, title } = await callEndpoint(createPaperCourse, { body: commandOf(fields) });
      showBanner({ message: `${title} is a draft. Make it live when it can be sold.`, type: 'success' });
      await refreshAfterCourses(client);
      await navigate(to('edit-paper-course', { paperCourseId: id }));
    },
  });
  return (
    <Page width="form" lead="A course on paper or in a room. An assessor watches, and an admin records the result.">
      <Form form={form} submitLabel="Create course" cancelTo={`${to('courses')}?tab=paper`}>
        <PaperFields form={form} />
      </Form>
    </Page>
  );
}
