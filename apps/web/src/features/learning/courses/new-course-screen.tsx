import { type Body, commandOf, deliverables } from '@doselore/contract';
import { createCourse } from '@doselore/contract/courses';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { isTaught, types } from './course-options.ts';
import { refreshAfterCourses } from './courses.queries.ts';
import { CardPreview } from './parts/card-preview.tsx';
import { CourseFields } from './parts/course-fields.tsx';
import { KindChoice } from './parts/kind-choice.tsx';
import { useCourseForm } from './use-course-form.ts';

type Fields = Body<typeof createCourse>;

/** Asks for the kind of a new course, and then for its fields. The address has the kind, so that Back returns to the question. */
export function NewCourseScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const kind = types.find(({ value }) => value === search.get('kind'));
  const create = async (fields: Fields) => {
    const { id, title } = await callEndpoint(createCourse, {
      body: commandOf({ ...fields, deliverable_id: Number(kind?.value) }),
    });
    showBanner({ message: `${title} created`, type: 'success' });
    await refreshAfterCourses(client);
    await navigate(to('edit-course', { courseId: id, justCreated: 'created' }));
  };
  const form = useCourseForm({ initial: { deliverable_id: String(deliverables[0].id) }, onSave: create });
  if (kind === undefined)
    return (
      <Page width="form" lead="The kind decides who teaches the course and how its result arises.">
        <KindChoice
          addressOf={(value) => `${to('new-course')}?kind=${value}`}
          typed={{ title: form.values.title, summary: form.values.summary }}
        />
      </Page>
    );
  const next = isTaught(Number(kind.value)) ? 'You choose its feedback form' : 'You upload its package';
  return (
    <Page width="form" lead={`Create the course first. ${next} in the next step.`}>
      <p>
        Kind of course: <b>{kind.label}</b>. <Link to={to('new-course')}>Change the kind</Link>
      </p>
      <Form form={form} submitLabel="Create course" cancelTo={to('courses')}>
        <CourseFields form={form} />
        <CardPreview values={form.values} kind={kind.label} thumbnail={null} />
      </Form>
    </Page>
  );
}
