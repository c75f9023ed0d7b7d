import { Form, PasswordField, requiredAs, useForm } from '../../../ui/form/index.ts';

type Props = {
  submitLabel: string;
  onPassword: (body: { current_password: string }) => Promise<unknown>;
  onCancel: () => void;
};

/** Before something that matters: is it really the owner of the account who asks? */
export function PasswordAsked({ submitLabel, onPassword, onCancel }: Props) {
  const form = useForm({
    initial: { current_password: '' },
    labels: { current_password: 'Current password' },
    rules: { current_password: [requiredAs('Enter your current password')] },
    onSubmit: onPassword,
  });
  return (
    <Form form={form} submitLabel={submitLabel} onCancel={onCancel} guarded={false}>
      <PasswordField field={form.field('current_password')} autoComplete="current-password" />
    </Form>
  );
}
