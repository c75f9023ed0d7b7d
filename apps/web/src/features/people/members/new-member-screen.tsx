import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { IdentityFields } from '../users/person-form/index.ts';
import { refreshMembers, sendInvitation } from './members.queries.ts';
import { KnownMember } from './parts/known-member.tsx';
import { EmploymentFields, invitationHint } from './parts/member-fields.tsx';
import { ServiceChoice } from './parts/service-choice.tsx';
import { useMemberForm } from './use-member-form.ts';

/** Creates an account and invites the person to the organisation or the service of the address. */
export function NewMemberScreen() {
  const { level } = useArea();
  const { groupId, subgroupId, isService, here } = usePlace();
  const { name, names } = usePlaceNames();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useMemberForm({
    onSave: async ({ services, ...fields }) => {
      const subgroupIds = services === '' ? [] : services.split(',').map(Number);
      const { id } = await sendInvitation(level, { groupId, subgroupId }, { ...fields, subgroupIds });
      showBanner({ message: `Invitation sent to ${fields.email}`, type: 'success' });
      await refreshMembers(client);
      await navigate(here('members-info', { userId: id }));
    },
  });
  return (
    <Page
      width="form"
      context={name}
      names={names}
      lead={name && `They get an email with a link to set up their account, and become a member of ${name}.`}
    >
      <Form form={form} submitLabel="Send invitation" cancelTo={here('members')}>
        <IdentityFields form={form} emailHint={invitationHint} />
        <KnownMember email={form.values.email} />
        <EmploymentFields form={form}>
          {!isService && <ServiceChoice groupId={groupId} field={form.field('services')} />}
        </EmploymentFields>
      </Form>
    </Page>
  );
}
