import { commandOf } from '@doselore/contract';
import { getPaperCourse, type PaperCourseDetail, updatePaperCourse } from '@doselore/contract/paper-courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { refreshAfterCourses } from '../courses/index.ts';
import { CourseFeedbackPanel } from '../feedback-forms/index.ts';
import { ProductLinksPanel } from '../linked-courses/index.ts';
import { ProductDetailsPanel } from '../product-details/index.ts';
import c from './paper-courses.module.css';
import { courses } from './paper-courses.queries.ts';
import { PaperFields } from './paper-fields.tsx';
import { PaperTabs, paperTabs } from './paper-tabs.tsx';
import { usePaperForm } from './use-paper-form.ts';
import { PaperVersions } from './versions/paper-versions.tsx';

const titleOf = ({ title, version, has_versions }: PaperCourseDetail) =>
  has_versions ? `${title}, version ${version}` : title;

function CourseForm({ course }: { course: PaperCourseDetail }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = usePaperForm({
    record: course,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(updatePaperCourse, {
        params: { paperCourseId: course.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${saved.now.title} saved`, type: 'success' });
      await refreshAfterCourses(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save course" cancelTo={`${to('courses')}?tab=paper`}>
      <PaperFields form={form} hasVersions={course.has_versions} />
    </Form>
  );
}

export function EditPaperCourseScreen() {
  const paperCourseId = useRouteId('paperCourseId') ?? 0;
  const query = useQuery(courses.one(getPaperCourse, { params: { paperCourseId } }));
  const title = query.data && titleOf(query.data);
  const { to } = useArea();
  const tabParam = useSearchParams()[0].get('tab');
  const tab = paperTabs.find((known) => known === tabParam) ?? 'details';
  return (
    <Page
      width={tab === 'links' ? 'full' : 'form'}
      subject={`paper course ${paperCourseId}`}
      record={title}
      context={title}
      names={{ paperCourseId: title }}
      tabs={<PaperTabs current={tab} />}
    >
      <QueryView query={query} errorTitle="This course could not be loaded">
        {(course) =>
          tab === 'extra-data' ? (
            <ProductDetailsPanel
              product={{ productType: 'abstract_paper_course', productId: course.product_id }}
              cancelTo={`${to('courses')}?tab=paper`}
            />
          ) : tab === 'feedback' ? (
            <CourseFeedbackPanel
              target={{ kind: 'paper', productId: course.product_id }}
              cancelTo={`${to('courses')}?tab=paper`}
            />
          ) : tab === 'links' ? (
            <ProductLinksPanel product={{ productType: 'abstract_paper_course', productId: course.product_id }} />
          ) : (
            <div className={c.stack}>
              <PaperVersions course={course} />
              <CourseForm key={course.id} course={course} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}
