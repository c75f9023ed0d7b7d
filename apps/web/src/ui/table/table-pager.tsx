import '@mantine/core/styles/Pagination.css';
import { NativeSelect, Pagination } from '@mantine/core';
import type { ListState } from './list-state.ts';
import c from './table-controls.module.css';

const sizes = [20, 50, 100];
const words = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' } as const;

export function TablePager({ list, total, shown }: { list: ListState; total: number; shown: number }) {
  const first = (list.page - 1) * list.perPage + 1;
  const pages = Math.max(1, Math.ceil(total / list.perPage));
  const options = [...new Set([list.perPage, ...sizes])].sort((a, b) => a - b);
  const count = (value: number) => value.toLocaleString('en-GB');
  return (
    <div className={c.pager}>
      <span role="status">
        {shown === 0
          ? `None of ${count(total)} on this page`
          : `Showing ${count(first)} to ${count(first + shown - 1)} of ${count(total)}`}
      </span>
      <NativeSelect
        size="sm"
        aria-label="Rows per page"
        value={String(list.perPage)}
        data={options.map((size) => ({ value: String(size), label: `${size} per page` }))}
        onChange={(event) => list.set({ per_page: event.currentTarget.value })}
      />
      {(pages > 1 || list.page > 1) && (
        <nav aria-label="Pages" className={c.pages}>
          <Pagination
            total={pages}
            value={list.page}
            siblings={1}
            onChange={(page) => list.set({ page })}
            getControlProps={(control) => ({ 'aria-label': words[control] })}
            getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
          />
        </nav>
      )}
    </div>
  );
}
