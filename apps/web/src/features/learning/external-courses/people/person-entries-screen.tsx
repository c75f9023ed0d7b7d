import type { UserInfo } from '@doselore/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { userQuery } from '../../../people/users/index.ts';
import { UserPage } from '../../../people/users/parts/index.ts';
import { MemberEntries } from '../verdicts/index.ts';
import { OrganisationChoice, OrganisationLinks, organisationOf } from './choose-organisation.tsx';

function Entries({ user }: { user: UserInfo }) {
  const { level, to } = useArea();
  const navigate = useNavigate();
  const userId = user.id;
  const addressOf = (groupId: number) => to('person-external-courses', { userId, groupId });
  const chosen = organisationOf(user, useRouteId('groupId'));
  if (chosen === undefined) return <OrganisationLinks user={user} addressOf={addressOf} />;
  return (
    <>
      <OrganisationChoice user={user} chosen={chosen.id} onChoose={(groupId) => void navigate(addressOf(groupId))} />
      <MemberEntries
        key={chosen.id}
        target={{ level, place: { groupId: chosen.id }, userId }}
        addressOf={(externalCourseUserId) =>
          `${to('person-external-course', { userId, externalCourseUserId })}?organisation=${chosen.id}`
        }
      />
    </>
  );
}

/** Courses that a person took elsewhere, for one of their organisations, which is chosen first where there are several. */
export function PersonEntriesScreen() {
  const query = useQuery(userQuery(useRouteId('userId') ?? 0));
  return (
    <UserPage what="external courses">
      <QueryView query={query} errorTitle="This person could not be loaded">
        {(user) => <Entries user={user} />}
      </QueryView>
    </UserPage>
  );
}
