import { registrationOf, type UserInfo } from '@doselore/contract/users';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { formatAgo, formatDay, formatList } from '../../../ui/formats/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { ErasePerson } from '../../administration/personal-data/index.ts';
import { titleOf } from './parts/user-columns.tsx';
import { UserPage } from './parts/user-page.tsx';
import { UserPlaces } from './parts/user-places.tsx';
import { useUserCommands } from './use-user-commands.ts';
import { userQuery } from './users.queries.ts';

const states = {
  active: 'Active',
  invited: 'Invited, not yet activated',
  archived: 'Archived',
  erased: 'Erased',
} as const;
const registrations = { pharmacist: 'pharmacist', technician: 'pharmacy technician' } as const;

function registrationText(number: string | null): string {
  const kind = registrationOf(number);
  return number === null || kind === undefined ? 'Not given' : `${number} (${registrations[kind]})`;
}

function factsOf(user: UserInfo) {
  return [
    { label: 'ID', value: <span className="mono">{user.id}</span> },
    { label: 'Email address', value: user.email },
    { label: 'Username', value: user.username ?? 'None' },
    {
      label: 'Account',
      value: user.merged_into_id === null ? states[user.state] : `Merged into ${user.merged_into_id}`,
    },
    { label: 'Roles', value: user.roles.length === 0 ? 'Learner' : formatList(user.roles.map(titleOf)) },
    { label: 'Job role', value: user.job_role ?? 'Not given' },
    { label: 'GPhC registration', value: registrationText(user.registration_number) },
    { label: 'Two-step verification', value: user.has_two_step ? 'On' : 'Off' },
    { label: 'Passkeys', value: user.passkeys },
    {
      label: 'Last seen',
      value: user.last_seen_at === null ? 'Not in the last 30 days' : formatAgo(user.last_seen_at),
    },
    { label: 'Account created', value: formatDay(user.created_at) },
  ];
}

function factsOfErased(user: UserInfo) {
  return factsOf(user).filter(({ label }) => ['ID', 'Account', 'Account created'].includes(label));
}

function PersonalData({ user }: { user: UserInfo }) {
  const { can } = useArea();
  const commands = useUserCommands();
  return (
    <Card title="Personal data">
      <p>
        All personal data held about {user.first_name}, as one zip file, for answering an access request. This download
        is recorded in the audit trail.
      </p>
      <Group gap="sm">
        <Button variant="default" onClick={() => void commands.downloadData(user)}>
          Download personal data
        </Button>
        {can('users.erase') && user.merged_into_id === null && !user.roles.includes('super_admin') && (
          <ErasePerson user={user} />
        )}
      </Group>
    </Card>
  );
}

/** Says when a user was erased and what stays, and offers a download of it. */
function ErasedData({ user, erasedAt }: { user: UserInfo; erasedAt: string }) {
  const commands = useUserCommands();
  return (
    <Card title="Personal data">
      <p>
        The personal data of this person was erased on {formatDay(erasedAt)}. Results, licences and the audit trail keep
        only the number {user.id}. The name on certificates is locked for legal claims, for the period of their class of
        training. It is not shown on any screen and is then deleted.
      </p>
      <Button variant="default" onClick={() => void commands.downloadData(user)}>
        Download kept data
      </Button>
    </Card>
  );
}

/** One user over all organisations, for site admins. */
export function UserInfoScreen() {
  const userId = useRouteId('userId') ?? 0;
  const query = useQuery(userQuery(userId));
  return (
    <UserPage>
      <QueryView query={query} errorTitle="This person could not be loaded">
        {(data) => (
          <Stack gap="lg">
            <Card title="Details">
              <Facts facts={data.erased_at === null ? factsOf(data) : factsOfErased(data)} />
            </Card>
            {data.erased_at === null ? (
              <>
                <UserPlaces user={data} />
                <PersonalData user={data} />
              </>
            ) : (
              <ErasedData user={data} erasedAt={data.erased_at} />
            )}
          </Stack>
        )}
      </QueryView>
    </UserPage>
  );
}
