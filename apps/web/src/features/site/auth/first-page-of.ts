import type { CurrentUser } from '@doselore/contract/auth';
import { ownPath } from '../../../platform/routes/own-path.ts';
import { homeOf } from '../../../platform/session/index.ts';

/** Returns the address that opens after sign-in: a page to complete first, the requested page, or the home. */
export function firstPageOf(user: CurrentUser, search: URLSearchParams): string {
  if (user.two_step.must_set_up) return '/set-up-two-step';
  return user.provisional ? '/provisional-account' : (ownPath(search.get('next')) ?? homeOf(user).base);
}
