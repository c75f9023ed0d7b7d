import { Form, PasswordField, requiredAs, useForm } from '../../../../ui/form/index.ts';

type Props = {
  submitLabel: string;
  onPassword: (body: { currentPassword: string }) => Promise<unknown>;
  onCancel: () => void;
};

/** Form that asks for the password before a sensitive change, to confirm that the owner of the account makes it. */
export function PasswordAsked({ submitLabel, onPassword, onCancel }: Props) {
  const form = useForm({
    initial: { currentPassword: '' },
    labels: { currentPassword: 'Current password' },
    rules: { currentPassword: [requiredAs('Enter your current password')] },
    onSubmit: onPassword,
  });
  return (
    <Form form={form} submitLabel={submitLabel} onCancel={onCancel} guarded={false}>
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
    </Form>
  );
}
