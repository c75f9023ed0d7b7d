import { endLink, linkKindTitles } from '@doselore/contract/linked-courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, FormDialogue, useForm } from '../../../../ui/form/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { titleShown } from '../link-words.ts';
import { endPreviewQuery, refreshAfterLinks } from '../linked-courses.queries.ts';
import { EffectList } from './effect-list.tsx';

type Props = { linkId: number; opened: boolean; onClose: () => void };

function EndForm({ linkId, onClose }: Omit<Props, 'opened'>) {
  const client = useQueryClient();
  const query = useQuery(endPreviewQuery(linkId));
  const form = useForm({
    initial: {},
    labels: {},
    onSubmit: async () => {
      await callEndpoint(endLink, { params: { linkId }, body: { seen: query.data?.seen ?? '' } });
      showBanner({ message: 'Link ended', type: 'success' });
      onClose();
      await refreshAfterLinks(client);
    },
  });
  return (
    <QueryView query={query} errorTitle="The preview could not be loaded">
      {({ link, effects }) => (
        <>
          <p>
            {titleShown(link.from)} – {linkKindTitles[link.kind].toLowerCase()} – {titleShown(link.to)}
          </p>
          <EffectList effects={effects} isEnd />
          <p>The link ends today. Earlier days keep it, and certificates stay. You can link the courses again.</p>
          <Form form={form} submitLabel="End link" onCancel={onClose} guarded={false}>
            {null}
          </Form>
        </>
      )}
    </QueryView>
  );
}

/** Ends a link, after it has said who loses what by that. */
export function EndLinkDialogue({ linkId, opened, onClose }: Props) {
  return (
    <FormDialogue opened={opened} title="End this link?" about={`course link ${linkId} end`} onClose={onClose}>
      <EndForm linkId={linkId} onClose={onClose} />
    </FormDialogue>
  );
}
