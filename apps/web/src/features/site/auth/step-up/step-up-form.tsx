import { stepUp } from '@doselore/contract/auth';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { Form, PasswordField, requiredAs, useForm } from '../../../../ui/form/index.ts';

export function StepUpForm({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const form = useForm({
    initial: { currentPassword: '' },
    labels: { currentPassword: 'Your password' },
    rules: { currentPassword: [requiredAs('Enter your password')] },
    onSubmit: (body) => callEndpoint(stepUp, { level: 'member', body }),
  });
  return (
    <Form form={form} submitLabel="Continue" guarded={false} onCancel={onCancel} onDone={onDone}>
      <p>Confirm your password to continue. We do not ask again for 10 minutes.</p>
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
    </Form>
  );
}
