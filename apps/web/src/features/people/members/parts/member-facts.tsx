import type { MemberInfo } from '@doselore/contract/members';
import { registrationOf } from '@doselore/contract/users';
import { now } from '../../../../platform/clock/clock.ts';
import { formatDay, formatList, formatNumber } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';

const registrations = { pharmacist: 'pharmacist', technician: 'pharmacy technician' } as const;

function registrationText(number: string | null): string {
  const kind = registrationOf(number);
  return number === null || kind === undefined ? 'Not given' : `${number} (${registrations[kind]})`;
}

function accountText({ state, invitation }: MemberInfo): string {
  if (state === 'active') return 'Active';
  if (state === 'archived') return 'Archived by a site admin';
  if (state === 'erased') return 'Erased: personal data deleted';
  if (invitation === null) return 'Not yet activated, no open invitation';
  const isOver = Date.parse(invitation.expires_at) < now();
  const until = isOver
    ? `expired on ${formatDay(invitation.expires_at)}`
    : `expires on ${formatDay(invitation.expires_at)}`;
  return `Invited on ${formatDay(invitation.sent_at)}, ${until}`;
}

function jobRoleText({ job_role: own, job_role_here: here }: MemberInfo): string {
  if (here === null || here === own) return own ?? 'Not given';
  return own === null ? here : `${here} here (${own} in their own details)`;
}

const names = (places: { name: string }[]) =>
  places.length === 0 ? 'None' : formatList(places.map(({ name }) => name));

export function MemberFacts({ member }: { member: MemberInfo }) {
  const managed = [...(member.manages_organisation ? [{ name: 'the organisation' }] : []), ...member.manages];
  return (
    <Card title="Details">
      <Facts
        facts={[
          { label: 'Email address', value: member.email },
          { label: 'Account', value: accountText(member) },
          { label: 'Job role', value: jobRoleText(member) },
          { label: 'GPhC registration', value: registrationText(member.registration_number) },
          { label: 'Payroll number', value: member.payroll_number ?? 'Not given' },
          { label: 'Started work', value: member.started_on === null ? 'Not given' : formatDay(member.started_on) },
          ...(member.leaves_on === null ? [] : [{ label: 'Leaves on', value: formatDay(member.leaves_on) }]),
          { label: 'Services', value: names(member.services) },
          { label: 'Admin of', value: names(managed) },
          { label: 'Live licences', value: formatNumber(member.live_licences) },
          {
            label: member.left_at === null ? 'Added on' : 'Was a member',
            value:
              member.left_at === null
                ? formatDay(member.joined_at)
                : `${formatDay(member.joined_at)} to ${formatDay(member.left_at)}`,
          },
        ]}
      />
    </Card>
  );
}
