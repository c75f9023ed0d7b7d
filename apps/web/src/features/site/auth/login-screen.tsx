import type { CurrentUser } from '@doselore/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { dismissBanner } from '../../../platform/banner/index.ts';
import { holdUser } from '../../../platform/session/index.ts';
import { useSiteInfo } from '../../../platform/site-info/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { firstPageOf } from './first-page-of.ts';
import { LoginPage } from './login-page.tsx';

/** Login page within the application: after signing out, and when the session of an open page has ended. */
export function LoginScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const info = useSiteInfo();
  const enter = async (user: CurrentUser) => {
    holdUser(client, user);
    // Such as the one that asks a person with a new password to sign in.
    dismissBanner();
    await navigate(firstPageOf(user, search));
  };
  return <LoginPage Page={Page} info={info} onPassed={enter} />;
}
