import type { Answer } from '@doselore/contract';
import type { listExternalCourses } from '@doselore/contract/external-courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { parseRouteId, useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { catalogueQuery, entryQuery, ownEntrySender, refreshEntries } from './external-courses.queries.ts';
import { EntryForm } from './parts/entry-form.tsx';
import { emptyEntry, factsOf, valuesOf } from './parts/entry-values.ts';

type Courses = { courses: Answer<typeof listExternalCourses> };

/**
 * Form for a course taken elsewhere. A new entry when the address has no id, and with `?replaces=` one that corrects a
 * decided entry.
 */
export function ExternalEntryScreen() {
  const isNew = useParams().externalCourseUserId === undefined;
  const replacesId = parseRouteId(useSearchParams()[0].get('replaces') ?? undefined);
  const catalogue = useQuery(catalogueQuery);
  return (
    <Page
      width="form"
      lead={`${isNew && replacesId === null ? 'Add a course that you completed elsewhere. ' : ''}Your organisation reviews the evidence and verifies it.`}
    >
      <QueryView query={catalogue}>
        {(courses) => {
          if (!isNew) return <Stored courses={courses} />;
          return replacesId === null ? (
            <NewEntry courses={courses} />
          ) : (
            <Correction courses={courses} id={replacesId} />
          );
        }}
      </QueryView>
    </Page>
  );
}

function useEnd() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const onDone = async (id: number) => {
    await refreshEntries(client);
    await navigate(to('course-launch', { courseType: 'external-course', courseId: id }));
    showBanner({ message: 'The entry has been saved.', type: 'success' });
  };
  return { cancelTo: to('my-courses'), onDone: (id: number) => void onDone(id) };
}

function NewEntry({ courses }: Courses) {
  return <EntryForm sender={ownEntrySender()} entryId={null} initial={emptyEntry} courses={courses} {...useEnd()} />;
}

// Loaded once, because a refetch would overwrite what the person is typing.
const loadedOnce = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;

function Stored({ courses }: Courses) {
  const query = useQuery({ ...entryQuery(useRouteIdOrZero('externalCourseUserId')), ...loadedOnce });
  const end = useEnd();
  return (
    <QueryView query={query} errorTitle="This entry could not be opened">
      {(entry) => (
        <EntryForm
          sender={ownEntrySender()}
          entryId={entry.id}
          initial={valuesOf(entry)}
          baseValues={factsOf(entry)}
          courses={courses}
          evidence={entry.evidence}
          {...end}
        />
      )}
    </QueryView>
  );
}

function Correction({ courses, id }: Courses & { id: number }) {
  const query = useQuery({ ...entryQuery(id), ...loadedOnce });
  const end = useEnd();
  return (
    <QueryView query={query} errorTitle="This entry could not be opened">
      {(entry) => (
        <>
          <p>
            This entry replaces the reviewed entry. It keeps the evidence of the reviewed entry, unless you add another
            file. Your organisation then reviews it.
          </p>
          <EntryForm
            sender={ownEntrySender(entry.id)}
            entryId={null}
            initial={valuesOf(entry)}
            courses={courses}
            evidence={entry.evidence}
            {...end}
          />
        </>
      )}
    </QueryView>
  );
}
