import { commandOf, pickFields } from '@doselore/contract';
import { changeMember, type MemberInfo, workFields } from '@doselore/contract/members';
import { identityFields } from '@doselore/contract/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace, useRouteId } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { IdentityFields } from '../users/person-form/index.ts';
import { memberQuery, refreshMembers } from './members.queries.ts';
import { HasLeft } from './parts/has-left.tsx';
import { EmploymentFields, invitationHint } from './parts/member-fields.tsx';
import { useMemberForm } from './use-member-form.ts';

function KnownIdentity({ member }: { member: MemberInfo }) {
  return (
    <Card>
      <Facts
        facts={[
          { label: 'Name', value: fullName(member) },
          { label: 'Email address', value: member.email },
        ]}
      />
      <p className="muted">
        {member.state === 'invited'
          ? 'This person has access beyond the places you manage. Ask a site admin to change the name or address.'
          : 'They have set up their account, so they change their name and address themselves in My Profile.'}
      </p>
    </Card>
  );
}

function KnownProfession({ member }: { member: MemberInfo }) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Job role', value: member.job_role ?? 'Not given' },
          { label: 'Registration number', value: member.registration_number ?? 'Not given' },
        ]}
      />
      <p className="muted">
        This person has a role outside this organisation. Ask a site admin to change job role or registration number.
      </p>
    </>
  );
}

function EditForm({ member }: { member: MemberInfo }) {
  const { level } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const back = here('members-info', { userId: member.id });
  const form = useMemberForm({
    record: member,
    onSave: async (fields, baseValues) => {
      const identity = member.can_change_identity ? pickFields(identityFields, fields) : null;
      const change = { ...pickFields(workFields, fields), identity, baseValues };
      const saved = await callEndpoint(changeMember, {
        level,
        params: { ...{ groupId, subgroupId }, userId: member.id },
        body: commandOf(change),
      });
      showBanner({ message: `${fullName(fields)} saved`, type: 'success' });
      await refreshMembers(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save member" cancelTo={back} onDone={() => void navigate(back)}>
      {member.can_change_identity ? (
        <IdentityFields form={form} emailHint={member.state === 'invited' ? invitationHint : undefined} />
      ) : (
        <KnownIdentity member={member} />
      )}
      <EmploymentFields
        form={form}
        profession={member.can_change_profession ? undefined : <KnownProfession member={member} />}
      />
    </Form>
  );
}

export function EditMemberScreen() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const userId = useRouteId('userId') ?? 0;
  const { name, names } = usePlaceNames();
  const query = useQuery(memberQuery(level, { groupId, subgroupId }, userId));
  const called = query.data && fullName(query.data);
  return (
    <Page
      width="form"
      subject={`user ${userId}`}
      record={called}
      context={called ?? name}
      names={{ ...names, userId: called }}
    >
      <QueryView query={query} errorTitle="This member could not be loaded">
        {(member) =>
          member.left_at === null ? <EditForm key={member.id} member={member} /> : <HasLeft name={fullName(member)} />
        }
      </QueryView>
    </Page>
  );
}
