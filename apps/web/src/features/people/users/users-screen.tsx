import type { UserFilters } from '@doselore/contract/users';
import { Button, NativeSelect } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Page, PageTabs } from '../../../ui/page/index.ts';
import { DataTable, useListState } from '../../../ui/table/index.ts';
import { userColumns } from './parts/user-columns.tsx';
import { UserMenu } from './parts/user-menu.tsx';
import { useUserCommands } from './use-user-commands.ts';
import { downloadUsers, usersQuery } from './users.queries.ts';

const roleOptions = [
  { value: '', label: 'Any role' },
  { value: 'super_admin', label: 'Site admins' },
  { value: 'group_admin', label: 'Organisation admins' },
  { value: 'subgroup_admin', label: 'Service admins' },
  { value: 'trainer', label: 'Trainers' },
  { value: 'organiser', label: 'Organisers' },
  { value: 'none', label: 'Learners only' },
] as const;
const stateOptions = [
  { value: '', label: 'Any current account' },
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'archived', label: 'Archived' },
  { value: 'erased', label: 'Erased' },
] as const;

const oneOf = <V extends string>(options: readonly { value: V }[], text: string): V =>
  options.find(({ value }) => value === text)?.value ?? (options[0]?.value as V);

function UsersPage({ demo }: { demo: boolean }) {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'name' });
  const filters: UserFilters = {
    ...list.query,
    demo,
    role: oneOf(roleOptions, list.filter('role')),
    state: oneOf(stateOptions, list.filter('state')),
  };
  const commands = useUserCommands();
  return (
    <Page
      lead={
        demo ? 'Invented people for trying out Doselore. You can make each a live user.' : 'Everyone with an account.'
      }
      tabs={
        <PageTabs
          label="Lists of people"
          tabs={[
            { label: 'Users', to: to('users') },
            { label: 'Demo users', to: to('demo-users') },
          ]}
        />
      }
      actions={
        <Button component={Link} to={to('site-new-user')} leftSection={<IconUserPlus size={18} aria-hidden />}>
          New user
        </Button>
      }
    >
      <DataTable
        label={demo ? 'Demo users' : 'Users'}
        what="users"
        columns={userColumns(area)}
        list={list}
        query={useQuery(usersQuery(filters))}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search users', placeholder: 'Start of a name, email, GPhC or ID' }}
        filters={
          <>
            <NativeSelect
              size="sm"
              aria-label="Role"
              data={[...roleOptions]}
              value={filters.role}
              onChange={(event) => list.set({ role: event.currentTarget.value })}
            />
            <NativeSelect
              size="sm"
              aria-label="Account"
              data={[...stateOptions]}
              value={filters.state}
              onChange={(event) => list.set({ state: event.currentTarget.value })}
            />
          </>
        }
        onExport={downloadUsers(filters)}
        rowMenu={(row) => <UserMenu row={row} commands={commands} />}
        empty={{
          title: demo ? 'No demo users' : 'No users yet',
          message: demo ? 'Demo users come with the demo data.' : 'Choose New user.',
        }}
      />
    </Page>
  );
}

export const UsersScreen = () => <UsersPage demo={false} />;
export const DemoUsersScreen = () => <UsersPage demo />;
