import type { MemberFilter, MembersQuery } from '@doselore/contract/members';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SheetFormat } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import type { BulkTarget } from '../../../../ui/bulk/index.ts';
import { BulkButton } from '../../../../ui/table/index.ts';
import { findMemberIds, membersQuery } from '../members.queries.ts';
import { AddToService } from './add-to-service.tsx';

type Props = { target: BulkTarget<MemberFilter>; query: MembersQuery; onDone: () => void };

/** Bulk actions that issue to selected members, add them to a service, or export them. */
export function MemberBulkActions({ target, query, onDone }: Props) {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService, here, hasHere } = usePlace();
  const place = { groupId, subgroupId };
  const navigate = useNavigate();
  const [adding, setAdding] = useState<readonly number[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const mayIssue = hasHere('issue-licences') && can(isService ? 'licences.issue' : 'licences.issueInGroup');

  /** Runs an action on the ids of everybody who is selected, also on other pages. */
  const withIds = async (act: (userIds: number[]) => unknown) => {
    try {
      await act('userIds' in target ? target.userIds : await findMemberIds(level, place, target.everybody));
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
  };
  const startAdding = (userIds: readonly number[]) => {
    setAdding(userIds);
    setIsAdding(true);
  };
  const exportAs = (format: SheetFormat) => {
    const only = 'userIds' in target ? { ids: target.userIds.join(',') } : {};
    // A failure shows its own banner.
    void membersQuery({ level, params: place, query: { ...query, ...only } })
      .download(format)
      .catch(() => undefined);
  };
  return (
    <>
      {mayIssue && (
        <BulkButton onClick={() => void withIds((userIds) => navigate(here('issue-licences'), { state: { userIds } }))}>
          Issue licence
        </BulkButton>
      )}
      {!isService && can('members.membership') && (
        <BulkButton onClick={() => void withIds(startAdding)}>Add to service</BulkButton>
      )}
      <Menu position="top">
        <Menu.Target>
          <BulkButton>Export</BulkButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => exportAs('csv')}>CSV</Menu.Item>
          <Menu.Item onClick={() => exportAs('xlsx')}>Excel (XLSX)</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <AddToService
        opened={isAdding}
        userIds={adding}
        onClose={(isDone) => {
          setIsAdding(false);
          if (isDone) onDone();
        }}
      />
    </>
  );
}
