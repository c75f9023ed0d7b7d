import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { groupQuery } from '../../../platform/places/index.ts';
import { parseRouteId } from '../../../platform/routes/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { ChoiceChips } from '../../../ui/choice/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel } from '../../../ui/states/index.ts';
import { FilterChip, useListState } from '../../../ui/table/index.ts';
import { GroupFilter } from '../../people/groups/index.ts';
import { KeysTable } from './parts/keys-table.tsx';
import c from './parts/levels.module.css';
import { ServicesTable } from './parts/services-table.tsx';

const lead = 'Licences left, how long they last at the rate of the last 90 days, and what is needed.';
const views = [
  { value: 'courses', label: 'By course' },
  { value: 'services', label: 'Service pools' },
];

/** Licence levels of all organisations. */
export function AllLicenceLevelsScreen() {
  const { to } = useArea();
  const list = useListState({ sort: 'cover' });
  return (
    <Page
      lead={lead}
      actions={
        <Anchor component={Link} to={to('licence-levels')}>
          One organisation
        </Anchor>
      }
    >
      <KeysTable list={list} groupId={undefined} withGroup />
    </Page>
  );
}

/** Licence levels of an organisation. Site admins choose it; organisation admins with several organisations may. */
export function LicenceLevelsScreen() {
  const { level, definition } = useArea();
  const { groups_managed } = useUser();
  const list = useListState({ sort: 'cover', beside: ['groupId', 'by'] });
  const groupId = parseRouteId(list.filter('groupId')) ?? undefined;
  const group = useQuery({ ...groupQuery(level, groupId ?? 0), enabled: groupId !== undefined });
  const hasToChoose = definition.role === 'super_admin';
  const canChoose = hasToChoose || groups_managed.length > 1;
  const byService = list.filter('by') === 'services';
  const Shown = byService ? ServicesTable : KeysTable;
  return (
    <Page context={group.data?.name} lead={lead}>
      <Stack gap="md">
        <div className={c.choices}>
          {canChoose && (
            <div className={c.picker}>
              <GroupFilter
                value={groupId ?? null}
                placeholder={hasToChoose ? 'Choose an organisation' : 'All your organisations'}
                onChange={(id) => list.set({ groupId: id })}
              />
            </div>
          )}
          <ChoiceChips
            label="Show"
            options={views}
            value={byService ? 'services' : 'courses'}
            onChange={(by) => list.set({ by: by === 'services' ? by : '', sort: '' })}
          />
        </div>
        {groupId === undefined && hasToChoose ? (
          <EmptyPanel
            title="Choose an organisation"
            message="Its licences and the pools of its services appear here."
          />
        ) : (
          <Shown list={list} groupId={groupId} withGroup={groupId === undefined && canChoose} />
        )}
      </Stack>
    </Page>
  );
}

/**
 * Licence levels of the services of a service admin. Other services of the organisation are shown where it allows that.
 */
export function ServiceLevelsScreen() {
  const { canInAll } = useArea();
  const { subgroups_managed } = useUser();
  const list = useListState({ sort: 'cover' });
  const maySeeSiblings = canInAll('licences.siblingLevels');
  const withSiblings = maySeeSiblings && list.filter('siblings') === '1';
  const groups = new Set(subgroups_managed.map(({ group }) => group.id));
  return (
    <Page lead="Licences in the pools of your services, and how long they last at the rate of the last 90 days.">
      <ServicesTable
        list={list}
        withGroup={groups.size > 1}
        withSiblings={withSiblings}
        filters={
          maySeeSiblings && (
            <FilterChip on={withSiblings} onToggle={() => list.set({ siblings: withSiblings ? '' : '1' })}>
              Include other services
            </FilterChip>
          )
        }
      />
    </Page>
  );
}
