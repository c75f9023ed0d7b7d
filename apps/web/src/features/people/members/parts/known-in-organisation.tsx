import { listMembership } from '@doselore/contract/members';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { isSameText, SameNote } from '../../../../ui/form/index.ts';
import { addToService, members, refreshMembers } from '../members.queries.ts';

const first = { page: 1, per_page: 5, sort: '', only: 'out' } as const;

/** Offers to add somebody to this service who is a member of its organisation already. */
export function KnownInOrganisation({ email }: { email: string }) {
  const { level } = useArea();
  const { groupId, subgroupId = 0, here } = usePlace();
  const { name = 'this service' } = usePlaceNames();
  const navigate = useNavigate();
  const client = useQueryClient();
  const place = { groupId, subgroupId };
  const { data } = useQuery(members.list(listMembership, { level, params: place, query: { ...first, q: email } }));
  const person = data?.rows.find((row) => isSameText(row.email, email));
  const add = useMutation({
    mutationFn: (userId: number) => addToService(level, place, [userId]),
    onSuccess: async (_added, userId) => {
      showBanner({ message: `Added to ${name}`, type: 'success' });
      await refreshMembers(client);
      await navigate(here('members-info', { userId }));
    },
    onError: (error) => showBanner({ message: describeError(error) }),
  });
  return (
    <SameNote>
      {person && (
        <>
          {fullName(person)} is already a member of the organisation.{' '}
          <Button size="sm" variant="light" loading={add.isPending} onClick={() => add.mutate(person.id)}>
            Add {fullName(person)} to {name}
          </Button>
        </>
      )}
    </SameNote>
  );
}
