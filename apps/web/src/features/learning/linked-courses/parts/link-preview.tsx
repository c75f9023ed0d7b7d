import type { LinkKind, LinkPreview as Shown } from '@doselore/contract/linked-courses';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatList } from '../../../../ui/formats/index.ts';
import { Card, Notice } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { titleShown } from '../link-words.ts';
import { type NewLink, newLinkPreviewQuery } from '../linked-courses.queries.ts';
import { EffectList } from './effect-list.tsx';

/** Preview of what new links change, or the reason why they cannot be made. */
export function LinkPreview({ link }: { link: NewLink }) {
  const query = useQuery(newLinkPreviewQuery(link));
  return (
    <Card title="What this link changes">
      <QueryView query={query} errorTitle="This link cannot be created">
        {(preview) => <Held preview={preview} kind={link.kind} />}
      </QueryView>
    </Card>
  );
}

function Held({ preview, kind }: { preview: Shown; kind: LinkKind }) {
  const { effects, set, never_expiring } = preview;
  return (
    <>
      {never_expiring.length > 0 && (
        <Notice icon={IconAlertTriangle} label="Nothing to renew">
          Certificates never expire: {formatList(never_expiring)}. A refresher has nothing to renew.
        </Notice>
      )}
      <EffectList effects={effects} />
      {(kind === 'equivalent' || kind === 'bundled') && set.length > 2 && (
        <p>
          {kind === 'equivalent'
            ? 'These courses will all count as the same: '
            : 'These courses will be offered together: '}
          {formatList(set.map(titleShown))}.
        </p>
      )}
    </>
  );
}
