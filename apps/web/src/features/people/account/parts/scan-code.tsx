import { confirmTwoStep } from '@doselore/contract/auth';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { Form, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import c from './account.module.css';

type Props = {
  secret: string;
  picture: string;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
};

export function ScanCode({ secret, picture, onConfirmed, onCancel }: Props) {
  const form = useForm({
    initial: { code: '' },
    labels: { code: 'Six-digit code' },
    rules: { code: [requiredAs('Enter the six-digit code that the app shows')] },
    onSubmit: async (values) => onConfirmed((await callEndpoint(confirmTwoStep, { body: values })).recovery_codes),
  });
  return (
    <Form form={form} submitLabel="Turn on" onCancel={onCancel} guarded={false}>
      <p className={c.text}>
        Scan the QR code with an authenticator app, or type the key into the app. Then enter the six-digit code that the
        app shows.
      </p>
      <div className={c.scan}>
        <img src={picture} alt="QR code for the authenticator app. The key beside it holds the same value." />
        <p className={c.text}>
          Key
          <br />
          <span className={`mono ${c.key}`}>{secret.replace(/(.{4})(?=.)/gu, '$1 ')}</span>
        </p>
      </div>
      <TextField
        field={form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={10}
        narrow
      />
    </Form>
  );
}
