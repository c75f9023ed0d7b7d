import { resetPassword } from '@doselore/contract/auth';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, useForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import {
  NewPasswordFields,
  newPasswordLabels,
  newPasswordRules,
  newPasswordStart,
} from './parts/new-password-fields.tsx';
import c from './public-panel.module.css';
import { PublicPanel } from './public-panel.tsx';

export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const form = useForm({
    initial: newPasswordStart,
    labels: newPasswordLabels,
    rules: newPasswordRules,
    onSubmit: async (values) => {
      await callEndpoint(resetPassword, { level: 'site', body: { token, ...values } });
      await navigate('/login');
      showBanner({ message: 'Your password has been changed. Sign in with the new password.', type: 'success' });
    },
  });

  if (token === '') {
    return (
      <PublicPanel>
        <Page title="This link is not complete">
          <p>Open the link from your email again, or request a new link.</p>
          <Link to="/forgotten-password">Request a new link</Link>
        </Page>
      </PublicPanel>
    );
  }
  return (
    <PublicPanel>
      <Page>
        <Form form={form} submitLabel="Change password" guarded={false} fullWidthButton>
          <NewPasswordFields
            fields={{ password: form.field('password'), passwordConfirmation: form.field('passwordConfirmation') }}
          />
        </Form>
        <p className={c.help}>
          Has the link stopped working? <Link to="/forgotten-password">Request a new link</Link>
        </p>
      </Page>
    </PublicPanel>
  );
}
