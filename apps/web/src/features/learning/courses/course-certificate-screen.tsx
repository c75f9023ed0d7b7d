import { useQuery } from '@tanstack/react-query';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { CourseCertificateSettings } from '../../certificates/certificate-settings/index.ts';
import { courseQuery } from './courses.queries.ts';
import { CourseTabs } from './parts/course-tabs.tsx';

/** Certificates of a course, the same for all its versions. */
export function CourseCertificateScreen() {
  const courseId = useRouteId('courseId') ?? 0;
  const query = useQuery(courseQuery(courseId));
  const title = query.data?.title;
  return (
    <Page
      context={title}
      names={{ courseId: title }}
      lead="Certificates of all organisations without settings of their own. Certificates that were issued stay as they are."
      tabs={<CourseTabs modules={query.data?.modules} />}
    >
      <QueryView query={query} errorTitle="This course could not be loaded">
        {(course) => <CourseCertificateSettings kind="online" productId={course.product_id} />}
      </QueryView>
    </Page>
  );
}
