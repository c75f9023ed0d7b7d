import { stepUp } from '@doselore/contract/auth';
import { callEndpoint } from '../../../platform/api/index.ts';
import { Form, PasswordField, requiredAs, useForm } from '../../../ui/form/index.ts';

export function StepUpForm({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const form = useForm({
    initial: { currentPassword: '' },
    labels: { currentPassword: 'Your password' },
    rules: { currentPassword: [requiredAs('Enter your password')] },
    onSubmit: (body) => callEndpoint(stepUp, { level: 'member', body }),
  });
  return (
    <Form form={form} submitLabel="Continue" guarded={false} onCancel={onCancel} onDone={onDone}>
      <p>
        What you are about to do matters too much for a login of some time ago. You are not asked again for ten minutes.
      </p>
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
    </Form>
  );
}
