import { deleteView, listSavedViews } from '@doselore/contract/saved-views';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import type { ListState } from '../../../ui/table/index.ts';
import { SaveView } from './save-view.tsx';
import { savedViews } from './saved-views.queries.ts';
import { useDropUnknownFilters } from './use-drop-unknown-filters.ts';

/** Returns what a view keeps of an address: everything but the page number. */
function searchOf(address: string): string {
  const search = new URLSearchParams(address);
  search.delete('page');
  return search.toString();
}

/** Menu of the views that the person has saved for this list. A view is opened by its address, so Back leaves it. */
export function SavedViews({ list }: { list: ListState }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery(savedViews.one(listSavedViews, { query: { page: pathname } }));
  const [isNaming, setNaming] = useState(false);
  const views = query.data ?? [];
  const current = views.find((view) => view.search === searchOf(search));
  useDropUnknownFilters(current, list);
  const remove = async (viewId: number) => {
    try {
      await callEndpoint(deleteView, { params: { viewId } });
      showBanner({ message: 'View deleted', type: 'success' });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshQueries(client, 'saved-views');
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="sm" variant="subtle" color="porcelain" leftSection={<IconBookmark size={18} aria-hidden />}>
            {current?.name ?? 'Saved views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label>No saved views yet</Menu.Label>}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              aria-current={view === current ? 'true' : undefined}
              onClick={() => navigate({ pathname, search: view.search })}
            >
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {(list.filtered || list.hidden.length > 0 || search !== '') && current === undefined && (
            <Menu.Item leftSection={<IconBookmarkPlus size={18} aria-hidden />} onClick={() => setNaming(true)}>
              Save this view
            </Menu.Item>
          )}
          {(list.filtered || search !== '') && (
            <Menu.Item onClick={() => navigate({ pathname })}>Show the whole list</Menu.Item>
          )}
          {current !== undefined && (
            <Menu.Item
              color="brick"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => void remove(current.id)}
            >
              Delete this view
            </Menu.Item>
          )}
          {!list.filtered && search === '' && (
            <Menu.Label>Set filters, a sort order or columns to save them.</Menu.Label>
          )}
        </Menu.Dropdown>
      </Menu>
      <SaveView opened={isNaming} page={pathname} search={searchOf(search)} onClose={() => setNaming(false)} />
    </>
  );
}
