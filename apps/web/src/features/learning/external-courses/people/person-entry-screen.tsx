import type { UserInfo } from '@doselore/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { parseRouteId, useRouteId, useRouteIdOrZero } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { userQuery } from '../../../people/users/index.ts';
import { NotFoundScreen } from '../../../site/site-status/index.ts';
import { MemberEntry } from '../verdicts/index.ts';
import { OrganisationChoice, OrganisationLinks, organisationOf } from './choose-organisation.tsx';

function Entry({ user, entryId }: { user: UserInfo; entryId: number }) {
  const { level, to } = useArea();
  const [search, setSearch] = useSearchParams();
  const addressOf = (externalCourseUserId: number, groupId: number) =>
    `${to('person-external-course', { userId: user.id, externalCourseUserId })}?organisation=${groupId}`;
  const chosen = organisationOf(user, parseRouteId(search.get('organisation') ?? undefined));
  if (chosen === undefined)
    return <OrganisationLinks user={user} addressOf={(groupId) => addressOf(entryId, groupId)} />;
  return (
    <>
      <OrganisationChoice
        user={user}
        chosen={chosen.id}
        onChoose={(groupId) => setSearch({ organisation: String(groupId) }, { replace: true })}
      />
      <MemberEntry
        key={`${chosen.id} ${entryId}`}
        target={{ level, place: { groupId: chosen.id }, userId: user.id }}
        entryId={entryId}
        addressOf={(id) => addressOf(id, chosen.id)}
      />
    </>
  );
}

/** One course that a person took elsewhere, as one of their organisations sees it. */
export function PersonEntryScreen() {
  const userId = useRouteId('userId') ?? 0;
  const entryId = useRouteIdOrZero('externalCourseUserId');
  const query = useQuery({ ...userQuery(userId), enabled: userId !== 0 });
  if (entryId === 0 || userId === 0) return <NotFoundScreen />;
  const name = query.data && fullName(query.data);
  return (
    <Page record={name} context={name} names={{ userId: name }}>
      <QueryView query={query} errorTitle="This person could not be loaded">
        {(user) => <Entry user={user} entryId={entryId} />}
      </QueryView>
    </Page>
  );
}
