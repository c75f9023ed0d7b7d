import { commandOf } from '@doselore/contract';
import { updateCourse } from '@doselore/contract/courses';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { CourseFeedbackPanel } from '../feedback-forms/index.ts';
import { ProductLinksPanel } from '../linked-courses/index.ts';
import { ProductDetailsPanel } from '../product-details/index.ts';
import { isTaught, labelIn, types } from './course-options.ts';
import { type CourseDetail, courseQuery, refreshAfterCourses } from './courses.queries.ts';
import { DraftNotice } from './draft-notice.tsx';
import { CardPreview } from './parts/card-preview.tsx';
import { CourseFields } from './parts/course-fields.tsx';
import { CourseTabs, courseTabs } from './parts/course-tabs.tsx';
import c from './parts/courses.module.css';
import { RefresherPanel } from './parts/refresher-panel.tsx';
import { ThumbnailPanel } from './parts/thumbnail-panel.tsx';
import { recordOf, useCourseForm } from './use-course-form.ts';
import { titleOf } from './versions/title-of.ts';
import { VersionsPanel } from './versions/versions-panel.tsx';

export function EditCourseScreen() {
  const courseId = useRouteId('courseId') ?? 0;
  const isNew = useParams().justCreated !== undefined;
  const query = useQuery(courseQuery(courseId));
  const { to } = useArea();
  const tabParam = useSearchParams()[0].get('tab');
  const tab = courseTabs.find((known) => known === tabParam) ?? 'details';
  return (
    <Page
      width={tab === 'links' ? 'full' : 'form'}
      subject={`course ${courseId}`}
      context={query.data && titleOf(query.data)}
      names={{ courseId: query.data && titleOf(query.data) }}
      record={query.data && titleOf(query.data)}
      tabs={<CourseTabs modules={query.data?.modules} current={tab} />}
    >
      <QueryView query={query} errorTitle="This course could not be loaded">
        {(course) =>
          tab === 'extra-data' ? (
            <ProductDetailsPanel
              product={{ productType: 'abstract_course', productId: course.product_id }}
              cancelTo={to('courses')}
            />
          ) : tab === 'feedback' ? (
            <CourseFeedbackPanel target={feedbackOf(course)} cancelTo={to('courses')} />
          ) : tab === 'links' ? (
            <ProductLinksPanel product={{ productType: 'abstract_course', productId: course.product_id }} />
          ) : (
            <div className={c.stack}>
              {isNew && course.modules === 0 && <NextStep />}
              {!course.is_live && course.modules > 0 && (
                <DraftNotice courseId={course.id} version={course.version} live={course.live} />
              )}
              <VersionsPanel course={course} />
              <CourseForm key={course.id} course={course} />
              <RefresherPanel key={`refresher-${course.id}`} course={course} />
              <ThumbnailPanel key={`picture-${course.id}`} course={course} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

/** Source of the feedback: learners of the course, or delegates of its sessions. */
const feedbackOf = ({ deliverable_id, product_id }: CourseDetail) =>
  ({ kind: isTaught(deliverable_id) ? 'session' : 'online', productId: product_id }) as const;

function NextStep() {
  const { to } = useArea();
  return (
    <section className={c.next} aria-labelledby="next-step">
      <IconCircleCheck size={24} stroke={1.75} aria-hidden />
      <div>
        <h2 id="next-step">Next: upload a package</h2>
        <p>The course has no modules yet. A SCORM 1.2 package adds them.</p>
        <Button
          component={Link}
          to={to('scos')}
          variant="default"
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          Upload package
        </Button>
      </div>
    </section>
  );
}

function CourseForm({ course }: { course: CourseDetail }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useCourseForm({
    record: recordOf(course),
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(updateCourse, {
        params: { courseId: course.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${saved.now.title} saved`, type: 'success' });
      await refreshAfterCourses(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save course" cancelTo={to('courses')}>
      <CourseFields form={form} course={course} />
      <CardPreview
        values={form.values}
        kind={labelIn(types)(form.values.deliverable_id)}
        thumbnail={course.cover.thumbnail}
      />
    </Form>
  );
}
