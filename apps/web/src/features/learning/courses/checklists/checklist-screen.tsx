import { plural } from '@doselore/contract';
import {
  type Checklist,
  checklistProblem,
  checklistText,
  listChecklists,
  readChecklist,
  saveChecklist,
} from '@doselore/contract/courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Form, useForm } from '../../../../ui/form/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { courseQuery } from '../courses.queries.ts';
import { CourseTabs } from '../parts/course-tabs.tsx';
import c from '../parts/courses.module.css';
import { courses } from './checklists.queries.ts';
import { ItemsField } from './items-field.tsx';

type FormProps = { courseId: number; latest: Checklist | undefined };

function ChecklistForm({ courseId, latest }: FormProps) {
  const client = useQueryClient();
  const form = useForm({
    initial: { items: checklistText(latest?.items ?? [{ text: '', is_critical: true }]) },
    labels: { items: 'Items' },
    rules: { items: [(value: string) => checklistProblem(readChecklist(value))] },
    onSubmit: async ({ items }) => {
      await callEndpoint(saveChecklist, { params: { courseId }, body: { items, version: latest?.version ?? 0 } });
      showBanner({ message: 'Checklist saved', type: 'success' });
      await refreshQueries(client, courses.one(listChecklists, { params: { courseId } }).queryKey);
    },
  });
  return (
    <Form form={form} submitLabel="Save new version">
      <ItemsField field={form.field('items')} />
    </Form>
  );
}

/** Checklist by which trainers observe the delegates of this course, and its earlier versions. */
export function ChecklistScreen() {
  const courseId = useRouteId('courseId') ?? 0;
  const course = useQuery(courseQuery(courseId));
  const query = useQuery(courses.one(listChecklists, { params: { courseId } }));
  return (
    <Page
      width="form"
      subject={`course ${courseId}`}
      context={course.data?.title}
      names={{ courseId: course.data?.title }}
      lead="Assessors tick it for each delegate of a course with an observed assessment."
      tabs={<CourseTabs modules={course.data?.modules} />}
    >
      <QueryView query={query} errorTitle="The checklist could not be loaded">
        {(versions) => (
          <div className={c.stack}>
            <Card title={versions[0] === undefined ? 'New checklist' : `Version ${versions[0].version}`}>
              <ChecklistForm key={versions[0]?.id ?? 0} courseId={courseId} latest={versions[0]} />
            </Card>
            {versions.length > 0 && (
              <Card title="Versions">
                <ul>
                  {versions.map(({ id, version, items, created_at: at, observations }) => (
                    <li key={id}>
                      Version {version}, saved on {formatDay(at)}: {items.length}{' '}
                      {plural(items.length, 'item', 'items')}, {observations}{' '}
                      {plural(observations, 'observation', 'observations')}
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </div>
        )}
      </QueryView>
    </Page>
  );
}
