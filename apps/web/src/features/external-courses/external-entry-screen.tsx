import type { ExternalEntry } from '@doselore/contract/external-courses';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useRouteIdOrZero } from '../../platform/routes/index.ts';
import { Page } from '../../ui/page/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { catalogueQuery, entryQuery } from './external-courses.queries.ts';
import { EntryForm, type EntryValues, otherCourse } from './parts/entry-form.tsx';

const empty: EntryValues = {
  course: '',
  title: '',
  provider: '',
  completed_on: '',
  months: '',
  reference: '',
};

/** Form for a course taken elsewhere. A new entry when the address has no id. */
export function ExternalEntryScreen() {
  const isNew = useParams().externalCourseUserId === undefined;
  const catalogue = useQuery(catalogueQuery);
  return (
    <Page
      width="form"
      lead="Add a course that you completed elsewhere. Your organisation reviews the evidence and verifies it."
    >
      <QueryView query={catalogue}>
        {(courses) =>
          isNew ? <EntryForm entryId={null} initial={empty} courses={courses} /> : <Stored courses={courses} />
        }
      </QueryView>
    </Page>
  );
}

function Stored({ courses }: { courses: Parameters<typeof EntryForm>[0]['courses'] }) {
  const entryId = useRouteIdOrZero('externalCourseUserId');
  // Loaded once, because a refetch would overwrite what the person is typing.
  const query = useQuery({ ...entryQuery(entryId), staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  return (
    <QueryView query={query} errorTitle="This entry could not be opened">
      {(entry) => (
        <EntryForm entryId={entry.id} initial={valuesOf(entry)} courses={courses} evidence={entry.evidence} />
      )}
    </QueryView>
  );
}

function valuesOf(entry: ExternalEntry): EntryValues {
  return {
    course: entry.external_course_id === null ? otherCourse : String(entry.external_course_id),
    title: entry.title,
    provider: entry.provider,
    completed_on: entry.completed_on,
    months: String(entry.months),
    reference: entry.reference,
  };
}
