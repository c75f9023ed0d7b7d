import { listScos } from '@doselore/contract/courses';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { PackageUploader } from '../packages/index.ts';
import { courseQuery, courses } from './courses.queries.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ArchivedModules } from './parts/archived-modules.tsx';
import { CourseTabs } from './parts/course-tabs.tsx';
import c from './parts/courses.module.css';
import { ModuleList } from './parts/module-list.tsx';
import { PackageItem } from './parts/package-item.tsx';
import { titleOf } from './versions/title-of.ts';

/** Packages of a course and the modules that came with them. */
export function ScosScreen() {
  const courseId = useRouteId('courseId') ?? 0;
  const course = useQuery(courseQuery(courseId));
  const query = useQuery(courses.one(listScos, { params: { courseId } }));
  const [adding, setAdding] = useState(false);
  const hasPackages = query.data !== undefined && query.data.packages.length > 0;
  // The uploader stays open after the first package has arrived, because it shows the result of the upload.
  const isOpen = adding || (query.data !== undefined && !hasPackages);
  if (isOpen && !adding) setAdding(true);
  return (
    <Page
      width="prose"
      context={course.data && titleOf(course.data)}
      names={{ courseId: course.data && titleOf(course.data) }}
      lead={course.data && titleOf(course.data)}
      tabs={<CourseTabs modules={query.data?.scos.length} />}
      actions={
        hasPackages &&
        !adding && (
          <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setAdding(true)}>
            Upload package
          </Button>
        )
      }
    >
      <QueryView query={query} errorTitle="The packages could not be loaded">
        {({ packages, scos, archived }) => (
          <div className={c.stack}>
            {course.data?.is_live === false && scos.length > 0 && (
              <DraftNotice courseId={courseId} version={course.data.version} live={course.data.live} />
            )}
            {isOpen && (
              <Card title="New package">
                <PackageUploader
                  target={{ courseId }}
                  label="Course package"
                  submitLabel="Upload package"
                  onClose={hasPackages ? () => setAdding(false) : undefined}
                />
              </Card>
            )}
            {packages.length > 0 && (
              <section aria-labelledby="packages">
                <h2 id="packages">Packages</h2>
                <ul className={c.packages}>
                  {packages.map((one) => (
                    <PackageItem key={one.id} courseId={courseId} one={one} />
                  ))}
                </ul>
              </section>
            )}
            <section aria-labelledby="modules">
              <h2 id="modules">Modules</h2>
              {scos.length === 0 ? (
                <EmptyPanel title="No modules yet" message="Upload a package to add modules." />
              ) : (
                <ModuleList
                  courseId={courseId}
                  course={course.data}
                  scos={scos}
                  titleOfPackage={(id) =>
                    packages.length > 1 ? packages.find((one) => one.id === id)?.title : undefined
                  }
                />
              )}
            </section>
            {archived.length > 0 && (
              <section aria-labelledby="archived-modules">
                <h2 id="archived-modules">Archived modules</h2>
                <ArchivedModules courseId={courseId} archived={archived} />
              </section>
            )}
          </div>
        )}
      </QueryView>
    </Page>
  );
}
