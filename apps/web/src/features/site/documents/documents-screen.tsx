import { type DocumentRow, documentCategories, documentCategoryTitles } from '@doselore/contract/documents';
import { Button, Menu, NativeSelect } from '@mantine/core';
import { IconEdit, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { ArchiveItem } from '../../../ui/archive/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, type ListState, useListState } from '../../../ui/table/index.ts';
import { documentsQuery } from './documents.queries.ts';
import { documentColumns } from './parts/document-columns.tsx';
import { useArchiveDocument } from './use-archive-document.ts';
import { useDocumentPlace } from './use-document-place.ts';

const categoryOf = (list: ListState) =>
  documentCategories.find((category) => category === list.filter('category')) ?? '';
const listOf = (list: ListState) => (list.filter('list') === 'archived' ? 'archived' : 'current');

function Filters({ list }: { list: ListState }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="Category"
        data={[
          { value: '', label: 'All categories' },
          ...documentCategories.map((value) => ({ value, label: documentCategoryTitles[value] })),
        ]}
        value={categoryOf(list)}
        onChange={(event) => list.set({ category: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label="List"
        data={[
          { value: 'current', label: 'Not archived' },
          { value: 'archived', label: 'Archived' },
        ]}
        value={listOf(list)}
        onChange={(event) =>
          list.set({ list: event.currentTarget.value === 'current' ? '' : event.currentTarget.value })
        }
      />
    </>
  );
}

/** Documents of the site, or those that an organisation has and sees. */
export function DocumentsScreen() {
  const { place, inGroup, mayWrite, add, edit } = useDocumentPlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: 'title' });
  const query = { ...list.query, list: listOf(list), category: categoryOf(list) } as const;
  const sheet = documentsQuery({ ...place, query });
  const archive = useArchiveDocument(place);
  const isOwn = (row: DocumentRow) => mayWrite && (!inGroup || row.group !== null);
  return (
    <Page
      context={name}
      names={names}
      lead={
        inGroup
          ? 'Procedures, policies and forms for your members, and documents from Doselore.'
          : 'Documents from Doselore, for everyone or for the organisations that you choose.'
      }
      actions={
        mayWrite && (
          <Button component={Link} to={add} leftSection={<IconPlus size={18} aria-hidden />}>
            New document
          </Button>
        )
      }
    >
      <DataTable
        label="Documents"
        what="documents"
        columns={documentColumns({ edit, inGroup })}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search documents', placeholder: 'Title or description' }}
        filters={<Filters list={list} />}
        onExport={sheet.download}
        empty={{ title: 'No documents yet', message: 'Choose New document to add the first one.' }}
        rowMenu={(row) => (
          <>
            <Menu.Item component={Link} to={edit(row.id)} leftSection={<IconEdit size={18} aria-hidden />}>
              {isOwn(row) && row.state !== 'archived' ? 'Edit' : 'Details'}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={`${edit(row.id)}?tab=readers`}
              leftSection={<IconUsers size={18} aria-hidden />}
            >
              Readers
            </Menu.Item>
            {isOwn(row) && (
              <ArchiveItem isArchived={row.state === 'archived'} onArchive={(archived) => archive(row, archived)} />
            )}
          </>
        )}
      />
    </Page>
  );
}
