import { commandOf } from '@doselore/contract';
import { createDocument, listDocumentChoices } from '@doselore/contract/documents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { type Choices, documents, refreshDocuments } from './documents.queries.ts';
import { DocumentFields } from './parts/document-fields.tsx';
import { useDocumentForm } from './use-document-form.ts';
import { useDocumentPlace } from './use-document-place.ts';

function NewForm({ choices }: { choices: Choices }) {
  const { place, list, edit } = useDocumentPlace();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useDocumentForm({
    ownId: useUser().id,
    onSave: async (fields, _baseValues, idempotencyKey) => {
      const { id } = await callEndpoint(createDocument, { ...place, body: commandOf({ ...fields, idempotencyKey }) });
      showBanner({ message: `${fields.title} created. Now add its file.`, type: 'success' });
      await refreshDocuments(client);
      await navigate(edit(id));
    },
  });
  return (
    <Form form={form} submitLabel="Create document" cancelTo={list}>
      <DocumentFields form={form} choices={choices} place={place} owner="" />
    </Form>
  );
}

export function NewDocumentScreen() {
  const { place } = useDocumentPlace();
  const { name, names } = usePlaceNames();
  return (
    <Page width="form" context={name} names={names} lead="First say what it is and who reads it. Then add the file.">
      <QueryView query={useQuery(documents.one(listDocumentChoices, place))} errorTitle="The form could not be loaded">
        {(choices) => <NewForm choices={choices} />}
      </QueryView>
    </Page>
  );
}
