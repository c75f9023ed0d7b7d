import { isVirtual } from '@doselore/contract';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Menu } from '@mantine/core';
import { IconSend, IconTicket } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { DataTable, pageRows, useListState } from '../../../../ui/table/index.ts';
import { useLicencePlace } from '../../../licences/licences/index.ts';
import type { SessionRegister } from '../use-chosen-session.ts';
import type { RegisterState } from '../use-register.ts';
import { delegateColumns } from './delegate-columns.tsx';

type Props = {
  detail: VirtualGroupDetail;
  /** Session whose register is shown. */
  session: SessionRegister | undefined;
  register: RegisterState;
  canMark: boolean;
  tools: ReactNode;
};

/** Most delegates that a register shows without a search. */
const shortList = 10;

/** Delegates with their attendance at one session, at the course where it has several, and their licences. */
export function RegisterTable({ detail, session, register, canMark, tools }: Props) {
  const { can } = useArea();
  const { hasHere } = usePlace();
  const { here, place } = useLicencePlace();
  const list = useListState({ perPage: 100 });
  const isShort = detail.delegate_rows.length <= shortList;
  const canIssue = detail.register !== 'ended' && can('licences.issue');
  // The address of a historic course may name no place. The course then says where its people have their pages.
  const at = { groupId: detail.group.id, subgroupId: place.subgroupId ?? detail.subgroup?.id };
  const hasPages = place.groupId !== 0 || !detail.by_membership_only;
  const personPage = hasHere('delegate-info') ? 'delegate-info' : 'members-licences';
  const mayOpen = hasPages && can('licences.list');
  const pageOf = (name: string, userId: number) => here(name, { ...at, userId });
  return (
    <DataTable
      label="Delegates"
      what="delegates"
      columns={delegateColumns({
        register,
        canMark,
        sessions: detail.registers.length,
        sessionId: isVirtual(detail.deliverable_id) ? session?.session_id : undefined,
        linkTo: mayOpen ? (row) => pageOf(personPage, row.user.id) : undefined,
      })}
      list={list}
      query={{
        isError: false,
        error: null,
        isFetching: false,
        refetch: () => undefined,
        data: pageRows(detail.delegate_rows, list, {
          searchIn: (row) => row.user.name,
          sortBy: { name: (row) => row.user.name },
        }),
      }}
      rowKey={(row) => row.user.id}
      rowName={(row) => row.user.name}
      {...(!isShort && { search: { label: 'Search delegates', placeholder: 'Name' } })}
      tools={tools}
      isDense={canMark}
      rowMenu={
        hasPages
          ? (row) => (
              <>
                <Menu.Item
                  component={Link}
                  to={pageOf('members-licences', row.user.id)}
                  leftSection={<IconTicket size={18} aria-hidden />}
                >
                  Licences
                </Menu.Item>
                {canIssue && row.licence === null && (
                  <Menu.Item
                    component={Link}
                    to={pageOf('issue-licence', row.user.id)}
                    leftSection={<IconSend size={18} aria-hidden />}
                  >
                    Issue licence
                  </Menu.Item>
                )}
              </>
            )
          : undefined
      }
      empty={{ title: 'No delegates yet', message: 'Delegates appear here when they are invited to this course.' }}
    />
  );
}
