import { commandOf } from '@doselore/contract';
import { changeDocument, type DocumentDetail, getDocument, listDocumentChoices } from '@doselore/contract/documents';
import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Notice } from '../../../ui/layout/index.ts';
import { Page, PageTabs } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { type Choices, type DocumentRef, documents, refreshDocuments } from './documents.queries.ts';
import { DocumentFacts } from './parts/document-facts.tsx';
import { DocumentFields } from './parts/document-fields.tsx';
import c from './parts/sections.module.css';
import { ReadersLine } from './readers/readers-line.tsx';
import { ReadersTab } from './readers/readers-tab.tsx';
import { useArchiveDocument } from './use-archive-document.ts';
import { useDocumentForm } from './use-document-form.ts';
import { useDocumentPlace } from './use-document-place.ts';
import { VersionsPanel } from './versions/versions-panel.tsx';

type Shown = { target: DocumentRef; document: DocumentDetail };

function EditForm({ target, document, choices }: Shown & { choices: Choices }) {
  const { place, list } = useDocumentPlace();
  const client = useQueryClient();
  const form = useDocumentForm({
    record: document.fields,
    ownId: document.fields.owner_id,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeDocument, { ...target, body: commandOf({ ...fields, baseValues }) });
      showBanner({ message: `${fields.title} saved`, type: 'success' });
      await refreshDocuments(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save document" cancelTo={list}>
      <DocumentFields form={form} choices={choices} place={place} owner={document.owner} />
    </Form>
  );
}

function Archived({ document }: { document: DocumentDetail }) {
  const { place, mayWrite } = useDocumentPlace();
  const archive = useArchiveDocument(place);
  const { id, fields } = document;
  return (
    <Notice
      icon={IconArchive}
      label="Archived document"
      action={
        mayWrite && (
          <Button variant="default" onClick={() => void archive({ id, title: fields.title }, false)}>
            Restore
          </Button>
        )
      }
    >
      This document is archived. Readers do not see it. Restore it to change it.
    </Notice>
  );
}

function Details({ target, document }: Shown) {
  const { place, inGroup, mayWrite } = useDocumentPlace();
  const isOwn = mayWrite && (!inGroup || document.group !== null);
  const isArchived = document.state === 'archived';
  const mayChange = isOwn && !isArchived;
  const choices = useQuery({ ...documents.one(listDocumentChoices, place), enabled: mayChange });
  return (
    <div className={c.sections}>
      {isOwn && isArchived && <Archived document={document} />}
      <VersionsPanel target={target} document={document} mayAdd={mayChange} />
      {mayChange ? (
        <QueryView query={choices} errorTitle="The form could not be loaded">
          {(found) => <EditForm key={document.id} target={target} document={document} choices={found} />}
        </QueryView>
      ) : (
        <DocumentFacts document={document} />
      )}
    </div>
  );
}

/** A document with its versions and details, and under `?tab=readers` the people who read it. */
export function EditDocumentScreen() {
  const { place, inGroup, mayWrite, edit } = useDocumentPlace();
  const { names } = usePlaceNames();
  const documentId = useRouteId('documentId') ?? 0;
  const target = { ...place, params: { ...place.params, documentId } };
  const query = useQuery(documents.one(getDocument, target));
  const [search] = useSearchParams();
  const isReaders = search.get('tab') === 'readers';
  const title = query.data?.fields.title;
  const isOwn = mayWrite && (!inGroup || query.data?.group !== null);
  const tabs = (
    <PageTabs
      label="Pages of the document"
      tabs={[
        { label: 'Details', to: edit(documentId), isCurrent: !isReaders },
        { label: 'Readers', to: `${edit(documentId)}?tab=readers`, isCurrent: isReaders },
      ]}
    />
  );
  return (
    <Page
      {...(isReaders ? {} : { width: 'form' as const })}
      subject={`document ${documentId}`}
      title={isOwn ? undefined : 'Document'}
      record={title}
      context={title}
      names={{ ...names, documentId: title }}
      tabs={
        isReaders && query.data ? (
          <ReadersLine target={target} document={query.data} mayRemind={isOwn} tabs={tabs} />
        ) : (
          tabs
        )
      }
    >
      <QueryView query={query} errorTitle="This document could not be loaded">
        {(document) =>
          isReaders ? (
            <ReadersTab target={target} document={document} />
          ) : (
            <Details target={target} document={document} />
          )
        }
      </QueryView>
    </Page>
  );
}
