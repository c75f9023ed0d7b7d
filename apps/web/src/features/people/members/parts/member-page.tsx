import { AppError } from '@doselore/contract';
import type { MemberInfo } from '@doselore/contract/members';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace, useRouteId } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { MemberTraining } from '../../../licences/training-status/index.ts';
import { memberQuery } from '../members.queries.ts';
import { MemberActions } from './member-actions.tsx';
import { MissingMember } from './missing-member.tsx';
import { PersonTabs } from './person-tabs.tsx';

function titleOf(member: MemberInfo | undefined, what: string | undefined): string | undefined {
  const name = member && fullName(member);
  return what === undefined ? (name ?? 'Member') : name && `${name}: ${what}`;
}

/** Frame of each page about one member: their name, the tabs, and what may be done. `what` names the page. */
export function MemberPage({ what, children }: { what?: string; children: ReactNode }) {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const userId = useRouteId('userId') ?? 0;
  const { name, names } = usePlaceNames();
  const { data: member, error } = useQuery(memberQuery(level, { groupId, subgroupId }, userId));
  if (error instanceof AppError && error.code === 'not_found') return <MissingMember />;
  return (
    <Page
      title={titleOf(member, what)}
      context={name}
      names={{ ...names, userId: member && fullName(member) }}
      lead={
        member?.left_at && `Archived on ${formatDay(member.left_at)}. You can read these details but not change them.`
      }
      tabs={
        <MemberTraining
          userId={userId}
          name={member && fullName(member)}
          hasLeft={typeof member?.left_at === 'string'}
          tabs={<PersonTabs />}
          isOpen={what === undefined}
        />
      }
      actions={member && <MemberActions member={member} />}
    >
      {children}
    </Page>
  );
}
