import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { useListState } from '../../../../ui/table/index.ts';
import { CatalogueList, courseListOf } from '../../courses/parts/index.ts';
import { externalCatalogueQuery } from './catalogue.queries.ts';
import { archivedColumn, catalogueColumns } from './catalogue-columns.tsx';

/** Courses of other providers that people can add to their training record. */
export function ExternalCoursesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'title' });
  const shown = courseListOf(list);
  const query = { ...list.query, list: shown };
  const sheet = externalCatalogueQuery({ query });
  return (
    <CatalogueList
      kind="external"
      label="External courses"
      lead="Courses of other providers that people can add to their training record."
      add={{ label: 'New external course', to: to('new-external-course') }}
      columns={[...catalogueColumns(area), ...(shown === 'archived' ? [archivedColumn] : [])]}
      list={list}
      query={useQuery(sheet)}
      onExport={sheet.download}
      searched="Title or provider"
      empty={{ title: 'No external courses yet', message: 'Choose New external course to add one.' }}
      editAddress={(row) => to('edit-external-course', { externalCourseId: row.id })}
    />
  );
}
