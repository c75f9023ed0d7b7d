import type { SuperAdminList } from '@doselore/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../platform/banner/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Form, PasswordField, requiredAs, useForm } from '../../../ui/form/index.ts';
import { remove, superAdminsQuery } from '../super-admins.queries.ts';

type Props = { admin: SuperAdminList['admins'][number]; onClose: () => void };

/** Removes a site admin. Asks for one's own password. */
export function RemoveAdmin({ admin, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm({
    initial: { currentPassword: '' },
    labels: { currentPassword: 'Your password' },
    rules: { currentPassword: [requiredAs('Enter your password')] },
    onSubmit: async (values) => {
      await remove({ userId: admin.id, ...values });
      showBanner({ message: `${fullName(admin)} is no longer a site admin`, type: 'success' });
      await client.invalidateQueries({ queryKey: superAdminsQuery.queryKey });
    },
  });
  return (
    <Form form={form} submitLabel={`Remove ${fullName(admin)}`} onCancel={onClose} onDone={onClose} guarded={false}>
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
    </Form>
  );
}
