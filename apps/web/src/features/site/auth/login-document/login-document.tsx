import type { CurrentUser } from '@doselore/contract/auth';
import { use } from 'react';
import { announceSignIn, askUser, homeOf } from '../../../../platform/session/index.ts';
import { askSiteInfo, type SiteInfo, withinWait } from '../../../../platform/site-info/index.ts';
import { DocumentPage } from '../../../../ui/page/index.ts';
import { firstPageOf } from '../first-page-of.ts';
import { LoginPage } from '../login-page.tsx';

/** Never resolves: the document is about to be replaced. */
const leaving = new Promise<never>(() => undefined);

function open(path: string): Promise<never> {
  window.location.replace(path);
  return leaving;
}

/**
 * Returns what the login page shows, once it is known. Opens the home of a person who is signed in already, and then
 * never returns.
 */
export async function prepareLogin(): Promise<SiteInfo | undefined> {
  const [user, info] = await Promise.all([askUser(), withinWait(askSiteInfo().catch(() => undefined))]);
  return user === undefined ? info : open(homeOf(user).base);
}

/** Login page as a document of its own. Signing in loads the application. */
export function LoginDocument({ prepared }: { prepared: Promise<SiteInfo | undefined> }) {
  const info = use(prepared);
  const enter = (user: CurrentUser) => {
    announceSignIn(user);
    return open(firstPageOf(user, new URLSearchParams(window.location.search)));
  };
  return <LoginPage Page={DocumentPage} info={info} onPassed={enter} />;
}
