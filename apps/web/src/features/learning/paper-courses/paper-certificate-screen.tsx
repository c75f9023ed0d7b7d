import { getPaperCourse } from '@doselore/contract/paper-courses';
import { useQuery } from '@tanstack/react-query';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { CourseCertificateSettings } from '../../certificates/certificate-settings/index.ts';
import { courses } from './paper-courses.queries.ts';
import { PaperTabs } from './paper-tabs.tsx';

/** Certificates of a face-to-face course, the same for all its versions. */
export function PaperCertificateScreen() {
  const paperCourseId = useRouteId('paperCourseId') ?? 0;
  const query = useQuery(courses.one(getPaperCourse, { params: { paperCourseId } }));
  const title = query.data?.title;
  return (
    <Page
      context={title}
      names={{ paperCourseId: title }}
      lead="Certificates of all organisations without settings of their own. Certificates that were issued stay as they are."
      tabs={<PaperTabs />}
    >
      <QueryView query={query} errorTitle="This course could not be loaded">
        {(course) => <CourseCertificateSettings kind="paper" productId={course.product_id} />}
      </QueryView>
    </Page>
  );
}
