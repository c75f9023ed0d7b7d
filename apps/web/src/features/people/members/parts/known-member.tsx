import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { isSameText, SameNote } from '../../../../ui/form/index.ts';
import { membersQuery } from '../members.queries.ts';
import { KnownAccount } from './known-account.tsx';
import { KnownInOrganisation } from './known-in-organisation.tsx';

const first = { page: 1, per_page: 5, sort: '', status: '' } as const;
const lists = ['current', 'archived'] as const;

/**
 * Says that the person of an address is a member of the place already, or was one, and leads to their page. Members of
 * the organisation can be added to a service here, and accounts elsewhere by site admins.
 */
export function KnownMember({ email }: { email: string }) {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService, here, hasHere } = usePlace();
  const [q] = useDebouncedValue(email.trim(), 300);
  const isAddress = q.includes('@');
  const shownLists = isService ? lists.slice(0, 1) : lists;
  const found = useQueries({
    queries: shownLists.map((list) => ({
      ...membersQuery({ level, params: { groupId, subgroupId }, query: { ...first, list, q } }),
      enabled: isAddress,
    })),
  });
  const memberIn = (nth: number) => found[nth]?.data?.rows.find((row) => isAddress && isSameText(row.email, email));
  const [member, former] = [memberIn(0), memberIn(1)];
  const isUnknown = isAddress && found.every(({ data }) => data !== undefined) && !member && !former;
  return (
    <>
      <SameNote>
        {member && (
          <>
            Already a member: <Link to={here('members-info', { userId: member.id })}>{fullName(member)}</Link>
          </>
        )}
        {former && (
          <>
            {fullName(former)} has left. <Link to={here('archived-members')}>Restore them under Archived members</Link>
          </>
        )}
      </SameNote>
      {isUnknown && isService && can('members.membership') && <KnownInOrganisation email={q} />}
      {isUnknown && !isService && can('users.write') && hasHere('add-existing-user') && <KnownAccount email={q} />}
    </>
  );
}
