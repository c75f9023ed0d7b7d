import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { BulkBar, BulkButton, DataTable, useListState } from '../../../ui/table/index.ts';
import { useResultRecording } from '../../learning/paper-courses/results/index.ts';
import { membersQuery } from './members.queries.ts';
import { IssueNote } from './parts/issue-note.tsx';
import { MemberBulkActions } from './parts/member-bulk-actions.tsx';
import { memberColumns } from './parts/member-columns.tsx';
import { MemberFilters, memberFilters } from './parts/member-filters.tsx';
import { MemberMenu } from './parts/member-menu.tsx';
import { MemberTabs } from './parts/member-tabs.tsx';
import { MembersMore } from './parts/members-more.tsx';
import { useMemberCommands } from './use-member-commands.ts';

/** Members of the organisation or of the service of the address, in every area with such a page. */
export function MembersScreen() {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService, here, hasHere } = usePlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: 'name' });
  const filter = { q: list.q, list: 'current', ...memberFilters(list) } as const;
  const query = { ...filter, ...list.query };
  const commands = useMemberCommands(filter, 'running');
  const results = useResultRecording();
  const canIssue = hasHere('issue-licence') && can('licences.issue');
  const sheet = membersQuery({ level, params: { groupId, subgroupId }, query });
  return (
    <Page
      context={name}
      names={names}
      lead={name && `People of ${name}, their licences and valid certificates.`}
      tabs={<MemberTabs />}
      actions={
        can('members.write') && (
          <>
            <Button component={Link} variant="default" to={here('bulk-upload-new-users')}>
              Upload a list
            </Button>
            <Button component={Link} to={here('new-user')} leftSection={<IconUserPlus size={18} aria-hidden />}>
              Invite a person
            </Button>
          </>
        )
      }
      menu={can('members.write') && <MembersMore />}
    >
      <IssueNote />
      {commands.panel}
      {commands.linksPanel}
      <DataTable
        label={name === undefined ? 'Members' : `Members of ${name}`}
        what="members"
        columns={memberColumns({
          inService: isService,
          showsExpiring: (filter.certificates ?? '') !== '',
          hrefOf: (row) => here('members-info', { userId: row.id }),
          issueHref: canIssue ? (row) => here('issue-licence', { userId: row.id }) : undefined,
        })}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search members', placeholder: 'Name, email, GPhC or payroll number' }}
        filters={<MemberFilters list={list} />}
        onExport={sheet.download}
        selection={commands.selection}
        rowMenu={(row) => (
          <MemberMenu
            row={row}
            commands={commands}
            onRecord={() =>
              results.record({
                target: { level, place: { groupId, subgroupId }, userId: row.id },
                title: fullName(row),
              })
            }
          />
        )}
        empty={{
          title: 'No members yet',
          message: can('members.write')
            ? 'Choose Invite a person.'
            : 'People appear here when your organisation adds them to this service.',
        }}
      />
      <BulkBar count={commands.count} onClear={commands.clear}>
        <MemberBulkActions target={commands.target} query={query} onDone={commands.clear} />
        {can('members.write') && <BulkButton onClick={() => void commands.invite()}>Resend invitations</BulkButton>}
        {can('members.resetPasswords') && (
          <BulkButton onClick={() => void commands.resetPasswords()}>Send password links</BulkButton>
        )}
        {can('members.archive') && <BulkButton onClick={() => void commands.archive()}>Archive</BulkButton>}
      </BulkBar>
      {results.dialogue}
    </Page>
  );
}
