import { listPaperCourses } from '@doselore/contract/paper-courses';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { useListState } from '../../../ui/table/index.ts';
import { CatalogueList, courseListOf } from '../courses/parts/index.ts';
import { paperColumns } from './paper-columns.tsx';
import { courses } from './paper-courses.queries.ts';

/** Face-to-face courses of the catalogue. */
export function PaperCoursesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'title' });
  return (
    <CatalogueList
      kind="paper"
      label="Face-to-face courses"
      lead="Courses on paper or in a room, with the results that assessors gave."
      add={{ label: 'New face-to-face course', to: to('new-paper-course') }}
      columns={paperColumns(area)}
      list={list}
      query={useQuery(courses.list(listPaperCourses, { query: { ...list.query, list: courseListOf(list) } }))}
      searched="Title"
      empty={{ title: 'No face-to-face courses yet', message: 'Choose New face-to-face course to create one.' }}
      editAddress={(row) => to('edit-paper-course', { paperCourseId: row.id })}
    />
  );
}
