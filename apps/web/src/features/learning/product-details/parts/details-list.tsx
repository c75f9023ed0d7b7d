import { type ListQuery, type ProductType, productTypes, terms } from '@doselore/contract';
import { type DetailFilter, detailFilters } from '@doselore/contract/product-details';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { DataTable, useListState } from '../../../../ui/table/index.ts';
import { detailsListQuery } from '../product-details.queries.ts';
import { detailColumns } from './detail-columns.tsx';

type DetailsQuery = ListQuery & { kind: ProductType | 'all'; missing: DetailFilter | '' };

const kinds: Record<ProductType, string> = {
  abstract_course: 'Online and Pharmacist-led',
  abstract_paper_course: terms.paperCourse.many,
};
const missingWords: Record<DetailFilter, string> = {
  any: 'Something is missing',
  objectives: 'No learning objectives',
  cpd: 'No CPD time',
  review: 'Never reviewed',
  months: 'No reason for the length',
  overdue: 'Review overdue',
};

/** One table of all products of the catalogue, with what is missing in their details. */
export function DetailsList() {
  const area = useArea();
  const list = useListState({ sort: 'title' });
  const query: DetailsQuery = {
    ...list.query,
    kind: productTypes.find((known) => known === list.filter('kind')) ?? 'all',
    missing: detailFilters.find((known) => known === list.filter('missing')) ?? '',
  };
  const sheet = detailsListQuery({ query });
  return (
    <Page lead="What each course teaches, who it is for and when it was last reviewed.">
      <DataTable
        label="Extra data"
        what="courses"
        columns={detailColumns(area)}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => `${row.product_type}-${row.product_id}`}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Title or keyword' }}
        filters={
          <>
            <NativeSelect
              size="sm"
              aria-label="Kind"
              data={[
                { value: '', label: 'All kinds' },
                ...productTypes.map((value) => ({ value, label: kinds[value] })),
              ]}
              value={query.kind === 'all' ? '' : query.kind}
              onChange={({ currentTarget: { value } }) => list.set({ kind: value })}
            />
            <NativeSelect
              size="sm"
              aria-label="What is missing"
              data={[
                { value: '', label: 'Complete or not' },
                ...Object.entries(missingWords).map(([value, label]) => ({ value, label })),
              ]}
              value={query.missing}
              onChange={({ currentTarget: { value } }) => list.set({ missing: value })}
            />
          </>
        }
        onExport={sheet.download}
        empty={{ title: 'No courses yet', message: 'Courses of the catalogue are listed here.' }}
      />
    </Page>
  );
}
