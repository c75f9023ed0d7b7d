import { plural } from '@doselore/contract';
import { registerOpensMinutes, type VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button, Menu } from '@mantine/core';
import { IconSend, IconTicket } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { UnsavedGuard } from '../../../ui/form/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { DataTable, pageRows, useListState } from '../../../ui/table/index.ts';
import { useLicencePlace } from '../../licences/index.ts';
import { useRegister } from '../use-register.ts';
import { delegateColumns } from './delegate-columns.tsx';
import c from './register.module.css';

const notes: Record<VirtualGroupDetail['register'], string> = {
  not_yet: `The register opens ${registerOpensMinutes} minutes before the start.`,
  open: 'Mark who attended, then save. Marking someone as attended uses their licence.',
  ended: 'The register can no longer be changed.',
};

/** Delegates with attendance and licence. Changed marks are saved together. */
export function RegisterTable({ detail }: { detail: VirtualGroupDetail }) {
  const { can } = useArea();
  const { hasHere } = usePlace();
  const { here, place } = useLicencePlace();
  const register = useRegister(detail);
  const list = useListState({ perPage: 100 });
  const canMark = detail.register === 'open' && can('virtualGroups.register');
  const canIssue = detail.register !== 'ended' && can('licences.issue');
  const { changed, unmarked } = register;
  // The address of a historic course may name no place. The course then says where its people have their pages.
  const at = { groupId: detail.group.id, subgroupId: place.subgroupId ?? detail.subgroup?.id };
  const hasPages = place.groupId !== 0 || !detail.by_membership_only;
  const personPage = hasHere('delegate-info') ? 'delegate-info' : 'members-licences';
  const mayOpen = hasPages && can('licences.list');
  const pageOf = (name: string, userId: number) => here(name, { ...at, userId });
  return (
    <>
      <div className={c.tools}>
        <h2>Register</h2>
        {canMark && unmarked > 0 && (
          <Button variant="default" onClick={register.markRest} disabled={register.saving}>
            Mark the other {formatNumber(unmarked)} as attended
          </Button>
        )}
      </div>
      <p className={c.note}>{notes[detail.register]}</p>
      <DataTable
        label="Delegates"
        what="delegates"
        columns={delegateColumns({
          register,
          canMark,
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
        search={{ label: 'Search delegates', placeholder: 'Name' }}
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
      {canMark && detail.delegate_rows.length > 0 && (
        <div className={c.save}>
          <Button onClick={() => void register.save()} loading={register.saving} disabled={changed === 0}>
            Save register
          </Button>
          {changed > 0 && (
            <Button variant="default" onClick={register.undo} disabled={register.saving}>
              Undo changes
            </Button>
          )}
          <span role="status" className="muted">
            {changed > 0 && `${formatNumber(changed)} ${plural(changed, 'mark', 'marks')} not saved`}
          </span>
        </div>
      )}
      <UnsavedGuard when={changed > 0 && !register.saving} />
    </>
  );
}
