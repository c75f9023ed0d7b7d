import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { BulkBar, BulkButton, DataTable, pageRows, useListState } from '../../../../ui/table/index.ts';
import { useResultRecording } from '../../../learning/paper-courses/results/index.ts';
import { PersonTabs } from '../../../people/members/index.ts';
import { MemberTraining } from '../../training-status/index.ts';
import { useLicencePlace } from '../licence-place.ts';
import { canTakeBack, useLicenceRights } from '../licence-rights.ts';
import { useLicenceCommands } from '../taking-back/use-licence-commands.tsx';
import { usePersonHere } from '../use-person-here.ts';
import { licenceColumns, licenceSorting, sourceText } from './licence-columns.tsx';
import { licenceMenu } from './licence-menu.tsx';
import { memberLicencesQuery } from './people.queries.ts';

/** All licences that a person has had in this place, newest first, with their source and state. */
export function MembersLicencesScreen() {
  const { level, can } = useArea();
  const { here } = useLicencePlace();
  const { groupName, name: placeName, names } = usePlaceNames();
  const { person, name, hasLeft } = usePersonHere();
  const { place } = person;
  const { groupId, subgroupId } = place;
  const rights = useLicenceRights();
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const commands = useLicenceCommands(() => setSelected([]));
  const results = useResultRecording();
  const list = useListState({ sort: '-issued' });
  const sheet = memberLicencesQuery(level, person, name ?? 'a member');
  const query = useQuery(sheet);
  const all = query.data ?? [];
  const chosen = all.filter((row) => selected.includes(row.id) && canTakeBack(row, place, rights));
  const issue =
    can('licences.issue') && !hasLeft ? (
      <Button component={Link} to={here('issue-licence')} leftSection={<IconSend size={18} aria-hidden />}>
        Issue licence
      </Button>
    ) : undefined;
  const where = place.virtualGroupId === null ? groupName : 'this Pharmacist-led Course';
  return (
    <Page
      title={name && `${name}: licences`}
      context={placeName}
      names={{ ...names, userId: name }}
      lead={where && `All licences held in ${where}, newest first.`}
      tabs={
        place.virtualGroupId === null && (
          <MemberTraining userId={person.userId} name={name} hasLeft={hasLeft} tabs={<PersonTabs />} />
        )
      }
      actions={all.length > 0 ? issue : undefined}
    >
      <DataTable
        label="Licences of this member"
        what="licences"
        columns={licenceColumns(all)}
        list={list}
        query={{
          ...query,
          data:
            query.data &&
            pageRows(query.data, list, {
              searchIn: (row) => `${row.title} ${sourceText(row)}`,
              sortBy: licenceSorting,
            }),
        }}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search licences', placeholder: 'Course title' }}
        onExport={sheet.download}
        rowMenu={(row) =>
          licenceMenu({
            row,
            place,
            rights,
            commands,
            onRecord: () =>
              results.record({
                target: { level, place: { groupId, subgroupId }, userId: person.userId },
                title: row.title,
                licenceId: row.id,
              }),
          })
        }
        selection={rights.mayReclaim ? { selected, onChange: setSelected } : undefined}
        empty={{
          title: 'No licences yet',
          message: 'No licences have been issued to this member here.',
          action: issue,
        }}
      />
      <BulkBar count={selected.length} onClear={() => setSelected([])}>
        {chosen.length === 0 ? (
          <span>None of these licences can be taken back here</span>
        ) : (
          <BulkButton
            onClick={() =>
              commands.takeBack(
                place,
                chosen.map(({ id }) => id),
              )
            }
          >
            Take back {chosen.length < selected.length && `${chosen.length} of ${selected.length}`}
          </BulkButton>
        )}
      </BulkBar>
      {commands.dialogue}
      {results.dialogue}
    </Page>
  );
}
