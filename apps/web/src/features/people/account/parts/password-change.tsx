import { changePassword } from '@doselore/contract/auth';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Form, PasswordField, required, useForm } from '../../../../ui/form/index.ts';
import { NewPasswordFields, newPasswordLabels, newPasswordRules, newPasswordStart } from '../../../site/auth/index.ts';
import { sessionsQuery } from '../account.queries.ts';
import { focusPart } from './account-part.tsx';

export function PasswordChange() {
  const [opened, { open, close }] = useDisclosure(false);
  const leave = () => {
    close();
    focusPart('password');
  };
  if (opened) return <PasswordForm onClose={leave} />;
  return (
    <Button variant="default" onClick={open}>
      Change password
    </Button>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { currentPassword: '', ...newPasswordStart },
    labels: { currentPassword: 'Current password', ...newPasswordLabels },
    rules: { currentPassword: [required], ...newPasswordRules },
    onSubmit: (body) => callEndpoint(changePassword, { body }),
  });
  const finish = () => {
    onClose();
    showBanner({
      message: 'Your password has been changed. Your other devices have been signed out.',
      type: 'success',
    });
    void refreshQueries(client, sessionsQuery.queryKey);
  };
  return (
    <Form form={form} submitLabel="Save new password" onCancel={onClose} onDone={finish}>
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
      <NewPasswordFields
        fields={{ password: form.field('password'), passwordConfirmation: form.field('passwordConfirmation') }}
      />
    </Form>
  );
}
