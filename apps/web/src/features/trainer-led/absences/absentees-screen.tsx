import type { Absence } from '@doselore/contract/absences';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { FormDialogue } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { BulkBar, BulkButton, DataTable, useListState } from '../../../ui/table/index.ts';
import { absencesQuery } from './absences.queries.ts';
import { absenceColumns } from './parts/absence-columns.tsx';
import { AbsenceFigures } from './parts/absence-figures.tsx';
import { AbsenceFilters, absenceFilters } from './parts/absence-filters.tsx';
import { Rebook } from './parts/rebook.tsx';

/** Chosen rows stay chosen on other pages, so that they are kept and not looked up. */
function useChosen(rows: readonly Absence[]) {
  const [chosen, setChosen] = useState<readonly Absence[]>([]);
  const known = [...chosen, ...rows];
  const choose = (keys: readonly (number | string)[]) =>
    setChosen(keys.flatMap((key) => known.find((row) => row.key === key) ?? []));
  return { chosen, choose };
}

/** People who did not come to closed courses, with the numbers behind them. They are invited to another course here. */
export function AbsenteesScreen() {
  const { level, to, definition, can } = useArea();
  const { groups_managed } = useUser();
  const list = useListState({ sort: '-day' });
  const absenceQuery = { ...list.query, ...absenceFilters(list) };
  const sheet = absencesQuery({ level, query: absenceQuery });
  const query = useQuery(sheet);
  const { chosen, choose } = useChosen(query.data?.rows ?? []);
  const [isRebooking, setRebooking] = useState(false);
  const mayRebook = can('virtualGroups.invite');
  const isOneGroup = new Set(chosen.map(({ group }) => group.id)).size === 1;
  const close = () => setRebooking(false);
  const links = {
    person: ({ group, user }: Absence) => to('members-info', { groupId: group.id, userId: user.id }),
    course: ({ group, virtual_group: course }: Absence) =>
      to('historic-virtual-group-info', { groupId: group.id, virtualGroupId: course.id }),
  };
  return (
    <Page lead="People who did not come to a course, once it is closed. Caught up means that they attended the same course within 90 days.">
      {query.data && <AbsenceFigures shown={query.data} />}
      <DataTable
        label="Absentees"
        what="absences"
        columns={absenceColumns(links)}
        list={list}
        query={query}
        rowKey={(row) => row.key}
        rowName={(row) => `${row.user.name}, ${row.virtual_group.name}`}
        search={{ label: 'Search absences', placeholder: 'Person, course or service' }}
        filters={
          <AbsenceFilters
            list={list}
            counts={query.data}
            canChooseGroup={definition.role === 'super_admin' || groups_managed.length > 1}
          />
        }
        onExport={sheet.download}
        empty={{ title: 'No absences', message: 'People who miss a course appear here once it is closed.' }}
        {...(mayRebook && {
          selection: {
            selected: chosen.map(({ key }) => key),
            onChange: choose,
            canSelect: (row: Absence) => row.is_member,
          },
        })}
      />
      <BulkBar count={chosen.length} onClear={() => choose([])}>
        {isOneGroup ? (
          <BulkButton onClick={() => setRebooking(true)}>
            <IconCalendarPlus size={18} aria-hidden /> Rebook
          </BulkButton>
        ) : (
          <span>Choose people of one organisation to rebook them</span>
        )}
      </BulkBar>

      <FormDialogue
        opened={isRebooking && isOneGroup}
        title="Invite to another course"
        about={`rebooking in organisation ${chosen[0]?.group.id}`}
        onClose={close}
      >
        <Rebook
          rows={chosen}
          onClose={close}
          onDone={() => {
            choose([]);
            close();
          }}
        />
      </FormDialogue>
    </Page>
  );
}
