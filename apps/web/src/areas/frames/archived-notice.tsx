import { terms } from '@doselore/contract';
import type { Archiving } from '@doselore/contract/groups';
import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MergedInto, useMoveGroup } from '../../features/people/groups/index.ts';
import { useArchiveSubgroup } from '../../features/people/subgroups/index.ts';
import { useArea } from '../../platform/area/index.ts';
import { type ArchivedPlace, useArchivedPlace } from '../../platform/places/index.ts';
import { formatDay } from '../../ui/formats/index.ts';
import { Notice } from '../../ui/layout/index.ts';

const said = ({ at, by }: Archiving) => `${formatDay(at)}${by === null ? '' : ` by ${by}`}`;

function Restore({ place }: { place: ArchivedPlace }) {
  const { holds } = useArea();
  const move = useMoveGroup();
  const { restore } = useArchiveSubgroup();
  if (!holds(place.kind === 'group' ? 'groups.write' : 'subgroups.write')) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconArchiveOff size={18} aria-hidden />}
      onClick={() => void (place.kind === 'group' ? move(place.row, 'open') : restore(place.row))}
    >
      Restore
    </Button>
  );
}

/** Notice above every page of an archived place: when and by whom it was archived, with a button that restores it. */
export function ArchivedNotice() {
  const { level, has, to } = useArea();
  const place = useArchivedPlace(level, true);
  if (place === undefined) return null;
  const { kind, row } = place;
  const merged = kind === 'group' ? row.merged : null;
  return (
    <Notice icon={IconArchive} label={`Archived ${terms[kind].one}`} action={!merged && <Restore place={place} />}>
      {merged ? (
        <MergedInto merged={merged} />
      ) : (
        <>
          <b>
            {terms[kind].one} archived{row.archived && ` on ${said(row.archived)}`}.
          </b>{' '}
          You can read it but not change it.
        </>
      )}
      {merged && has('merge-groups') && merged.can_undo && <Link to={to('merge-groups')}>Undo the merge</Link>}
    </Notice>
  );
}
